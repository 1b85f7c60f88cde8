import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { HELPDESK_MATCHES } from '../../utils/helpdesks.ts';

const manifestOf = (build: string) => JSON.parse(readFileSync(`.output/${build}/manifest.json`, 'utf8'));

/** Everything that widens what Waybill may do is a change of this list, to be seen in review. */
const PERMISSIONS = {
  permissions: ['storage'],
  optional_permissions: ['clipboardRead'],
  optional_host_permissions: ['https://*/*', 'http://127.0.0.1/*', 'http://localhost/*'],
};

for (const build of ['chrome-mv3', 'firefox-mv3']) {
  test(`${build} asks for no more than it needs`, () => {
    const manifest = manifestOf(build);
    expect(manifest).toMatchObject({ manifest_version: 3, ...PERMISSIONS });
    expect(manifest.host_permissions).toBeUndefined();
    expect(manifest.content_scripts).toHaveLength(1);
    expect(manifest.content_scripts[0]).toMatchObject({
      all_frames: true,
      match_about_blank: true,
      match_origin_as_fallback: true,
    });
    expect(manifest.content_scripts[0].css).toHaveLength(1);
    expect([...manifest.content_scripts[0].matches].sort()).toEqual([...HELPDESK_MATCHES].sort());
  });

  test(`${build} forbids its pages everything that they do not need`, () => {
    const policy: string = manifestOf(build).content_security_policy.extension_pages;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).not.toMatch(/unsafe|ws:|\*(?!;| )/);
  });

  test(`${build} lets pages load nothing but the card`, () => {
    const [entry, ...others] = manifestOf(build).web_accessible_resources;
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ resources: ['card.html'], matches: HELPDESK_MATCHES });
    expect(entry.use_dynamic_url).toBe(build === 'chrome-mv3' ? true : undefined);
  });

  test(`${build} holds no development code and runs no text as code`, () => {
    const folder = `.output/${build}`;
    const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.js'),
    );
    expect(scripts.length).toBeGreaterThanOrEqual(3);
    for (const file of scripts) {
      const source = readFileSync(join(folder, file), 'utf8');
      expect(source, file).not.toMatch(/localhost:3000|sourceMappingURL|Robin Marlow/);
      expect(source, file).not.toMatch(/\beval\(/);
    }
  });

  test(`${build} keeps the network and storage out of the content script`, () => {
    const source = readFileSync(`.output/${build}/content-scripts/helpdesk.js`, 'utf8');
    expect(source).not.toMatch(/\bfetch\(|XMLHttpRequest|WebSocket|\.storage\b|postMessage\([^)]*['"]\*['"]/);
    expect(source).not.toMatch(/_zod|apiKey|accessToken|innerHTML/);
  });
}
