import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { weighScripts } from '../../dev/build/script-weight.ts';
import { HELPDESK_MATCHES } from '../../features/helpdesks/helpdesks.ts';
import { expect, test } from './support/fixtures.ts';

const manifestOf = (build: string) => JSON.parse(readFileSync(`.output/${build}/manifest.json`, 'utf8'));

/** Scripts that run in web pages. */
const CONTENT_SCRIPT = 'content-scripts/helpdesk.js';
const EARLY_SCRIPT = 'content-scripts/early.js';
const FRAME_SCRIPT = 'frame.js';
const PAGE_SCRIPT = 'page.js';

/** Where Waybill may run or send; the browser asks the user before each host. */
const SITES = ['https://*/*', 'http://127.0.0.1/*', 'http://localhost/*'];
const LOOPBACK = 'http://127.0.0.1:* http://localhost:*';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  `img-src 'self' blob: https: ${LOOPBACK}`,
  `connect-src 'self' https: ${LOOPBACK}`,
  "font-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  `frame-ancestors https: ${LOOPBACK}`,
  'upgrade-insecure-requests',
].join('; ');

const shortcut = (key: string, description?: string) => ({
  suggested_key: { default: `Alt+Shift+${key}` },
  ...(description && { description: `__MSG_${description}__` }),
});

const MATCHES = [...HELPDESK_MATCHES].sort();
/** In the top frame only. */
const EARLY = { matches: MATCHES, js: [EARLY_SCRIPT], run_at: 'document_start' };
const STYLES = {
  matches: MATCHES,
  all_frames: true,
  match_about_blank: true,
  match_origin_as_fallback: true,
  css: ['content-scripts/helpdesk.css'],
};
const HELPDESK_SCRIPT = { ...STYLES, js: [CONTENT_SCRIPT] };

/** Permissions without a warning at installation. */
const PERMISSIONS = ['storage', 'alarms', 'contextMenus', 'scripting'];

const COMMON = {
  manifest_version: 3,
  name: '__MSG_extensionName__',
  description: '__MSG_extensionDescription__',
  version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  default_locale: 'en',
  icons: Object.fromEntries([16, 32, 48, 96, 128].map((size) => [size, `icon/${size}.png`])),
  optional_permissions: ['clipboardRead', 'notifications'],
  optional_host_permissions: SITES,
  content_security_policy: { extension_pages: POLICY },
  commands: {
    'next-id': shortcut('J', 'nextIdCommand'),
    'previous-id': shortcut('K', 'previousIdCommand'),
    'look-up-selection': shortcut('L', 'lookUpSelectionCommand'),
    _execute_action: shortcut('U'),
  },
  omnibox: { keyword: 'wb' },
  action: { default_title: 'Waybill', default_popup: 'popup.html' },
  options_ui: { page: 'options.html', open_in_tab: true },
};

/**
 * The whole manifests: whatever is added, in any place, has to be added here too, so that reviewers notice it. Web pages
 * can load the web accessible resources if they know the address, which only known helpdesks do; the scripts contain only
 * public code.
 */
const MANIFESTS = {
  'chrome-mv3': {
    ...COMMON,
    permissions: [...PERMISSIONS, 'sidePanel'],
    background: { service_worker: 'background.js' },
    content_scripts: [EARLY, HELPDESK_SCRIPT],
    web_accessible_resources: [
      { resources: ['card.html', FRAME_SCRIPT, PAGE_SCRIPT], matches: SITES, use_dynamic_url: true },
      { resources: [FRAME_SCRIPT, PAGE_SCRIPT], matches: MATCHES },
    ],
    externally_connectable: { ids: [] },
    cross_origin_embedder_policy: { value: 'credentialless' },
    side_panel: { default_path: 'sidepanel.html' },
    storage: { managed_schema: 'managed-schema.json' },
    minimum_chrome_version: '140',
  },
  'firefox-mv3': {
    ...COMMON,
    action: { ...COMMON.action, default_area: 'navbar' },
    permissions: PERMISSIONS,
    background: { scripts: ['background.js'] },
    content_scripts: [EARLY, { ...HELPDESK_SCRIPT, css_origin: 'user' }, STYLES],
    web_accessible_resources: [
      { resources: ['card.html'], matches: SITES },
      // A sandboxed frame has no origin for Firefox to compare with a list.
      { resources: [FRAME_SCRIPT, PAGE_SCRIPT], matches: ['<all_urls>'] },
    ],
    sidebar_action: { default_panel: 'sidepanel.html', default_title: 'Waybill', open_at_install: false },
    browser_specific_settings: {
      gecko: {
        id: 'waybill@waybill.example',
        strict_min_version: '142.0',
        data_collection_permissions: {
          required: ['authenticationInfo', 'websiteContent', 'personallyIdentifyingInfo'],
        },
      },
    },
  },
};

for (const build of ['chrome-mv3', 'firefox-mv3'] as const) {
  test(`${build} declares exactly what is listed here`, () => {
    const manifest = manifestOf(build);
    for (const { matches } of [...manifest.content_scripts, manifest.web_accessible_resources.at(-1)])
      matches.sort();
    expect(manifest).toStrictEqual(MANIFESTS[build]);
  });

  test(`${build} has all texts that its manifest names`, () => {
    const texts = JSON.parse(readFileSync(`.output/${build}/_locales/en/messages.json`, 'utf8'));
    expect(texts).toEqual(JSON.parse(readFileSync('public/_locales/en/messages.json', 'utf8')));
    const named = [...JSON.stringify(manifestOf(build)).matchAll(/__MSG_(\w+)__/g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThanOrEqual(5);
    expect(named.filter((name) => !texts[name ?? '']?.message)).toEqual([]);
  });

  test(`${build} has a schema for policies`, () => {
    const schema = JSON.parse(readFileSync(`.output/${build}/managed-schema.json`, 'utf8'));
    expect(Object.keys(schema.properties)).toContain('sandbox');
  });

  test(`${build} contains no development code, no eval and no HTML from strings`, () => {
    const folder = `.output/${build}`;
    const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.js'),
    );
    expect(scripts.length).toBeGreaterThanOrEqual(3);
    for (const file of scripts) {
      const source = readFileSync(join(folder, file), 'utf8');
      expect(source, file).not.toMatch(/localhost:3000|sourceMappingURL|Robin Marlow/);
      expect(source, file).not.toMatch(/\beval\(|\.(?:inner|outer)HTML\b/);
    }
  });

  test(`${build} ships the licences of all dependencies`, () => {
    const notice = readFileSync(`.output/${build}/third-party-licenses.txt`, 'utf8');
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const missing = Object.keys(dependencies).filter((name) => !notice.includes(`\n\n${name} `));
    expect(missing).toEqual([]);
  });

  test(`${build} uses no network and no storage in web pages`, () => {
    for (const file of [EARLY_SCRIPT, CONTENT_SCRIPT, FRAME_SCRIPT, PAGE_SCRIPT]) {
      const source = readFileSync(`.output/${build}/${file}`, 'utf8');
      expect(source, file).not.toMatch(
        /\bfetch\(|XMLHttpRequest|WebSocket|\.storage\b|postMessage\([^)]*['"]\*['"]/,
      );
      expect(source, file).not.toMatch(/_zod|apiKey|accessToken|innerHTML/);
    }
  });

  test(`${build} loads no further code from the scripts that the content script loads`, () => {
    for (const file of [FRAME_SCRIPT, PAGE_SCRIPT]) {
      const source = readFileSync(`.output/${build}/${file}`, 'utf8');
      expect(source, file).not.toMatch(/\bimport\s*\(|\bimport\s*["'{*]|\bimport\s[^;]*?\bfrom\s*["']/);
    }
  });
}

test('every known helpdesk is one host, or the subdomains of one, over https', () => {
  for (const pattern of HELPDESK_MATCHES)
    expect(pattern).toMatch(/^https:\/\/(\*\.)?[a-z\d-]+(\.[a-z\d-]+)+\/\*$/);
});

test('no context loads more script before its first use than it may', () => {
  const weights = weighScripts('.output/chrome-mv3');
  expect(weights.filter(({ bytes, max }) => bytes > max)).toEqual([]);
});

test('each context loads one script before its first use, because each file takes a request', () => {
  const weights = weighScripts('.output/chrome-mv3');
  expect(weights.filter(({ files }) => files.length > 1)).toEqual([]);
});
