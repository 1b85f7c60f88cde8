import type { Renames } from '../../utils/renamed-storage.ts';

/**
 * The names of secrets in Firefox's IndexedDB before November 2026, for updates from those versions (until when:
 * docs/architecture.md#where-state-is-kept).
 */
export const RENAMED_SECRETS: Renames = {
  'apiKey:production': 'connection.apiKey.production',
  'apiKey:sandbox': 'connection.apiKey.sandbox',
  'clientToken:production': 'connection.clientToken.production',
  'clientToken:sandbox': 'connection.clientToken.sandbox',
  'token:production': 'platform.token.production',
  'token:sandbox': 'platform.token.sandbox',
};

/**
 * The same for the items of `storage.local`, where secrets had a prefix. Items of `storage.session` are not listed: an
 * update clears it.
 */
export const RENAMED_ITEMS: Renames = {
  ...Object.fromEntries(Object.entries(RENAMED_SECRETS).map(([old, name]) => [`secret:${old}`, name])),
  settings: 'connection.settings',
  savedSecrets: 'connection.lastChange',
  hadPolicy: 'policy.hadPolicy',
  helpdesks: 'helpdesks.sites',
  patterns: 'detection.patterns',
  detectionRules: 'detection.rules',
  statusColours: 'status-colors.enabled',
  proofPreference: 'proof.preference',
  replyTemplates: 'replies.templates',
  replyChoices: 'replies.choices',
  watches: 'watch.watches',
  recent: 'recent.entries',
  webhookHistory: 'webhook.history',
};
