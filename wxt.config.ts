import preact from '@preact/preset-vite';
import { defineConfig, type EntrypointGroup } from 'wxt';
import { computedModules } from './dev/build/computed-modules.ts';
import { helpFiles } from './dev/build/help-pages.ts';
import { highlightRules } from './dev/build/highlight-rules.ts';
import { noHtmlStrings } from './dev/build/no-html-strings.ts';
import { relativeSizes } from './dev/build/relative-sizes.ts';
import { makeReproducible } from './dev/build/reproducible-zip.ts';
import { describeWeights, weighScripts } from './dev/build/script-weight.ts';
import { singleIcons } from './dev/build/single-icons.ts';
import { stateTextFiles } from './dev/build/state-texts.ts';
import { writeLicenses } from './dev/build/third-party-licenses.ts';
import { webPageScripts } from './dev/build/web-page-scripts.ts';
import { HELPDESK_MATCHES } from './features/helpdesks/helpdesks.ts';

/** The hosts of platforms and helpdesks that the user may enter. Access to each one is requested then. */
const SITES = ['https://*/*', 'http://127.0.0.1/*', 'http://localhost/*'];

/** Loopback http is there for the local platform; `parseBaseUrl` refuses every other http address. */
const LOOPBACK = 'http://127.0.0.1:* http://localhost:*';

/** The files that a build needs, for the reviewers of Firefox's store. Tests are not among them. */
const SOURCES = [
  '{package,package-lock,tsconfig}.json',
  '.npmrc',
  'wxt.config.ts',
  '*.md',
  '{components,docs,entrypoints,features,public,utils}/**',
  'dev/build/**',
  '!**/*.test.{ts,tsx}',
];

/** @param isServed pages come from the development server, which adds styles and reloads over a web socket */
const contentSecurityPolicy = (isServed: boolean) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${isServed ? " 'unsafe-inline'" : ''}`,
    // `blob:`: the size of an image is read before it is decoded for the clipboard.
    `img-src 'self' blob: https: ${LOOPBACK}`,
    `connect-src 'self' https: ${LOOPBACK}${isServed ? ' ws://localhost:*' : ''}`,
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    // The sites that may have the card; one policy is for all pages (docs/decisions.md#26).
    `frame-ancestors https: ${LOOPBACK}`,
    'upgrade-insecure-requests',
  ].join('; ');

/**
 * Builds each page on its own, except the side panel, which has the popup's script. Pages that are built together share
 * chunks: the card then consisted of 17 scripts and 6 style sheets, each with a request of its own (docs/decisions.md#3).
 */
function separatePages(group: EntrypointGroup): EntrypointGroup[] {
  if (!Array.isArray(group)) return [group];
  const isOfPopup = ({ type }: { type: string }): boolean => type === 'popup' || type === 'sidepanel';
  const others = group.filter((page) => !isOfPopup(page));
  return [group.filter(isOfPopup), ...others.map((page) => [page])];
}

/** Without a display there is no browser to open: `npm run dev` then only builds and rebuilds. */
const hasDisplay =
  process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);

export default defineConfig({
  imports: false,
  manifestVersion: 3,
  webExt: { disabled: !hasDisplay },
  vite: ({ browser }) => ({
    plugins: [
      computedModules(),
      singleIcons(),
      highlightRules(browser),
      noHtmlStrings(),
      preact({ reactAliasesEnabled: false }),
      webPageScripts(),
    ],
    css: { postcss: relativeSizes },
    build: {
      // The oldest browsers that Waybill runs in (`minimum_chrome_version`, `strict_min_version`).
      target: ['chrome140', 'firefox142'],
      // Every browser that Waybill runs in has `modulepreload`.
      modulePreload: { polyfill: false },
      rollupOptions: {
        // Not `onwarn`: Preact's preset sets that one, and only one counts.
        onLog(level, log, handle) {
          // zod's comments name `@__PURE__` in prose, which Rollup takes for misplaced annotations.
          if (log.code === 'INVALID_ANNOTATION' && log.id?.includes('/zod/')) return;
          handle(level, log);
        },
      },
    },
  }),
  zip: { includeSources: SOURCES, excludeSources: ['**'] },
  hooks: {
    'zip:extension:done': (_wxt, path) => makeReproducible(path),
    'zip:sources:done': (_wxt, path) => makeReproducible(path),
    'entrypoints:grouped': ({ config }, groups) => {
      if (config.command === 'build') groups.splice(0, groups.length, ...groups.flatMap(separatePages));
    },
    'build:publicAssets': ({ config }, files) => {
      files.push(...helpFiles(config.root), ...stateTextFiles());
    },
    'build:done': ({ config }, { steps }) => {
      if (config.command !== 'build') return;
      const files = steps.flatMap(({ chunks }) => chunks);
      writeLicenses(
        files.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])),
        config,
      );
      config.logger.info(describeWeights(weighScripts(config.outDir)));
    },
    // Set here: in the content script, the list would take a twentieth of its size.
    'entrypoints:resolved': (_wxt, entrypoints) => {
      for (const { type, options } of entrypoints)
        if (type === 'content-script' && options.registration !== 'runtime')
          options.matches = HELPDESK_MATCHES;
    },
    // In Firefox, only user style sheets apply inside shadow roots, and only text shadows of author style sheets are
    // drawn: the rules are there as both.
    'build:manifestGenerated': ({ config }, manifest) => {
      if (config.browser !== 'firefox') return;
      const scripts = manifest.content_scripts ?? [];
      for (const script of scripts.filter(({ css }) => css)) {
        const { js: _, ...styles } = script;
        scripts.push(styles);
        Object.assign(script, { css_origin: 'user' });
      }
    },
  },
  manifest: ({ browser, command }) => ({
    name: '__MSG_extensionName__',
    description: '__MSG_extensionDescription__',
    default_locale: 'en',
    // `scripting`: to run on sites that the user adds. The permission itself gives access to no site.
    permissions: ['storage', 'alarms', 'contextMenus', 'scripting'],
    optional_permissions: ['clipboardRead', 'notifications'],
    optional_host_permissions: SITES,
    commands: {
      'next-id': {
        suggested_key: { default: 'Alt+Shift+J' },
        description: '__MSG_nextIdCommand__',
      },
      'previous-id': {
        suggested_key: { default: 'Alt+Shift+K' },
        description: '__MSG_previousIdCommand__',
      },
      'look-up-selection': {
        suggested_key: { default: 'Alt+Shift+L' },
        description: '__MSG_lookUpSelectionCommand__',
      },
      // Browsers take four suggested keys at most.
      _execute_action: { suggested_key: { default: 'Alt+Shift+U' } },
    },
    omnibox: { keyword: 'wb' },
    content_security_policy: { extension_pages: contentSecurityPolicy(command === 'serve') },
    // Added sites need these as well. The list cannot change at run time, so it covers all sites that can be added. Pages
    // cannot detect Waybill by it: Chrome uses a secret address in each session and blocks the static one, and in Firefox
    // the whole address is secret. Known helpdesks, which can tell by the highlights that Waybill is there, may load the
    // scripts from the static one, because Chrome keeps the compiled code of that alone (docs/decisions.md#6). Firefox
    // blocks a resource for sandboxed frames, which have no origin, if only some origins may load it.
    web_accessible_resources:
      browser === 'firefox'
        ? [
            { resources: ['card.html'], matches: SITES },
            { resources: ['frame.js', 'page.js'], matches: ['<all_urls>'] },
          ]
        : [
            {
              resources: ['card.html', 'frame.js', 'page.js'],
              matches: SITES,
              use_dynamic_url: true,
            },
            { resources: ['frame.js', 'page.js'], matches: HELPDESK_MATCHES },
          ],
    ...(browser === 'firefox'
      ? {
          // Otherwise the button, with the number of IDs on the page, is hidden in the panel of extensions.
          action: { default_area: 'navbar' as const },
          browser_specific_settings: {
            gecko: {
              id: 'waybill@waybill.example',
              // The first that asks for consent to `data_collection_permissions` on every system.
              strict_min_version: '142.0',
              data_collection_permissions: {
                required: ['authenticationInfo', 'websiteContent', 'personallyIdentifyingInfo'],
              },
            },
          },
        }
      : {
          minimum_chrome_version: '140',
          externally_connectable: { ids: [] },
          // Photos are requested without cookies. Otherwise a photo's URL could be an address of a helpdesk, and Chrome would
          // send even its strict cookies there, because Waybill has access to it.
          cross_origin_embedder_policy: { value: 'credentialless' },
          // Firefox hands policies on without a schema and warns of the key.
          storage: { managed_schema: 'managed-schema.json' },
        }),
  }),
});
