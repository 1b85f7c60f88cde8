import { fileURLToPath } from 'node:url';
import preact from '@preact/preset-vite';
import { defineConfig } from 'wxt';
import { HELPDESK_MATCHES } from './utils/helpdesks.ts';

const silentContext = fileURLToPath(
  new URL('./entrypoints/helpdesk.content/silent-context.ts', import.meta.url),
);

/** Loopback http is there for the local platform; `parseBaseUrl` refuses every other http address. */
const LOOPBACK = 'http://127.0.0.1:* http://localhost:*';

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  `img-src 'self' https: ${LOOPBACK}`,
  `connect-src 'self' https: ${LOOPBACK}`,
  "font-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

export default defineConfig({
  imports: false,
  manifestVersion: 3,
  vite: () => ({
    plugins: [preact({ reactAliasesEnabled: false })],
    resolve: { alias: { 'wxt/utils/content-script-context': silentContext } },
  }),
  manifest: ({ browser }) => ({
    name: '__MSG_extensionName__',
    description: '__MSG_extensionDescription__',
    default_locale: 'en',
    permissions: ['storage'],
    optional_permissions: ['clipboardRead'],
    optional_host_permissions: ['https://*/*', 'http://127.0.0.1/*', 'http://localhost/*'],
    content_security_policy: { extension_pages: CONTENT_SECURITY_POLICY },
    web_accessible_resources: [
      {
        resources: ['card.html'],
        matches: HELPDESK_MATCHES,
        ...(browser === 'firefox' ? {} : { use_dynamic_url: true }),
      },
    ],
    ...(browser === 'firefox'
      ? {
          browser_specific_settings: {
            gecko: {
              id: 'waybill@waybill.example',
              strict_min_version: '140.0',
              data_collection_permissions: {
                required: ['authenticationInfo', 'websiteContent', 'personallyIdentifyingInfo'],
              },
            },
          },
        }
      : { minimum_chrome_version: '140', externally_connectable: { ids: [] } }),
  }),
});
