import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { HELPDESK_MATCHES } from '../../features/helpdesks/helpdesks.ts';
import { expect, test } from './support/fixtures.ts';

const manifestOf = (build: string) => JSON.parse(readFileSync(`.output/${build}/manifest.json`, 'utf8'));

/** Scripts that run in web pages. */
const CONTENT_SCRIPT = 'content-scripts/helpdesk.js';
const IDS = 'page.js';

/** Where Waybill may run or send; the browser asks the user before each host. */
const SITES = ['https://*/*', 'http://127.0.0.1/*', 'http://localhost/*'];

/** Files that web pages can load if they know the address. The page script contains only public code. */
const PAGE_RESOURCES = {
  'chrome-mv3': [{ resources: ['card.html', IDS], matches: SITES, use_dynamic_url: true }],
  'firefox-mv3': [
    { resources: ['card.html'], matches: SITES },
    // A sandboxed frame has no origin for Firefox to compare with a list.
    { resources: [IDS], matches: ['<all_urls>'] },
  ],
};

/** Permissions without a warning at installation. */
const GRANTED = {
  'chrome-mv3': ['storage', 'alarms', 'contextMenus', 'scripting', 'sidePanel'],
  'firefox-mv3': ['storage', 'alarms', 'contextMenus', 'scripting'],
};

/** New permissions have to be added to these lists, so that reviewers notice them. */
const OPTIONAL = {
  optional_permissions: ['clipboardRead', 'notifications'],
  optional_host_permissions: SITES,
};

for (const build of ['chrome-mv3', 'firefox-mv3'] as const) {
  test(`${build} requests only the permissions it needs`, () => {
    const manifest = manifestOf(build);
    expect(manifest).toMatchObject({ manifest_version: 3, permissions: GRANTED[build], ...OPTIONAL });
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

  test(`${build} restricts its pages with a strict content security policy`, () => {
    const policy: string = manifestOf(build).content_security_policy.extension_pages;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).not.toMatch(/unsafe|ws:|\*(?!;| )/);
  });

  test(`${build} exposes only the card and the page script to web pages`, () => {
    expect(manifestOf(build).web_accessible_resources).toEqual(PAGE_RESOURCES[build]);
  });

  test(`${build} declares its four commands, each with a shortcut`, () => {
    expect(manifestOf(build).commands).toEqual({
      'next-id': { suggested_key: { default: 'Alt+Shift+J' }, description: '__MSG_nextIdCommand__' },
      'previous-id': { suggested_key: { default: 'Alt+Shift+K' }, description: '__MSG_previousIdCommand__' },
      'look-up-selection': {
        suggested_key: { default: 'Alt+Shift+L' },
        description: '__MSG_lookUpSelectionCommand__',
      },
      _execute_action: { suggested_key: { default: 'Alt+Shift+U' } },
    });
  });

  test(`${build} has all texts that its manifest names`, () => {
    const texts = JSON.parse(readFileSync(`.output/${build}/_locales/en/messages.json`, 'utf8'));
    expect(texts).toEqual(JSON.parse(readFileSync('public/_locales/en/messages.json', 'utf8')));
    const named = [...JSON.stringify(manifestOf(build)).matchAll(/__MSG_(\w+)__/g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThanOrEqual(5);
    expect(named.filter((name) => !texts[name ?? '']?.message)).toEqual([]);
  });

  test(`${build} declares a side panel that stays closed, and an address bar keyword`, () => {
    const { side_panel, sidebar_action, omnibox } = manifestOf(build);
    expect(omnibox).toEqual({ keyword: 'wb' });
    if (build === 'chrome-mv3') expect(side_panel).toEqual({ default_path: 'sidepanel.html' });
    else expect(sidebar_action).toMatchObject({ default_panel: 'sidepanel.html', open_at_install: false });
  });

  test(`${build} accepts policies, with a schema where the browser checks them`, () => {
    const { storage } = manifestOf(build);
    if (build === 'firefox-mv3') expect(storage).toBeUndefined();
    else expect(storage).toEqual({ managed_schema: 'managed-schema.json' });
    const schema = JSON.parse(readFileSync(`.output/${build}/managed-schema.json`, 'utf8'));
    expect(Object.keys(schema.properties)).toContain('sandbox');
  });

  test(`${build} contains no development code and no eval`, () => {
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

  test(`${build} uses no network and no storage in web pages`, () => {
    for (const file of [CONTENT_SCRIPT, IDS]) {
      const source = readFileSync(`.output/${build}/${file}`, 'utf8');
      expect(source, file).not.toMatch(
        /\bfetch\(|XMLHttpRequest|WebSocket|\.storage\b|postMessage\([^)]*['"]\*['"]/,
      );
      expect(source, file).not.toMatch(/_zod|apiKey|accessToken|innerHTML/);
    }
  });

  test(`${build} loads no further code from the page script`, () => {
    const source = readFileSync(`.output/${build}/${IDS}`, 'utf8');
    expect(source).not.toMatch(/\bimport\s*\(|\bimport\s*["'{*]|\bimport\s[^;]*?\bfrom\s*["']/);
  });
}

test('the content script has at most 9,000 bytes, compressed', () => {
  const source = readFileSync(`.output/chrome-mv3/${CONTENT_SCRIPT}`);
  expect(gzipSync(source, { level: 9 }).length).toBeLessThanOrEqual(9_000);
});
