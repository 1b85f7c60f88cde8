import type { Renames } from '../../utils/renamed-storage.ts';

/**
 * The names of stored items before November 2026, for updates from those versions (docs/architecture.md says until
 * when). Items of `storage.session` are not listed: an update clears it.
 */
export const RENAMED_ITEMS: Renames = {
  settings: 'connection.settings',
  savedSecrets: 'connection.lastChange',
  'secret:apiKey:production': 'connection.apiKey.production',
  'secret:apiKey:sandbox': 'connection.apiKey.sandbox',
  'secret:clientToken:production': 'connection.clientToken.production',
  'secret:clientToken:sandbox': 'connection.clientToken.sandbox',
  'secret:token:production': 'platform.token.production',
  'secret:token:sandbox': 'platform.token.sandbox',
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

/** The same for the secrets in Firefox, which are in IndexedDB. */
export const RENAMED_SECRETS: Renames = {
  'apiKey:production': 'connection.apiKey.production',
  'apiKey:sandbox': 'connection.apiKey.sandbox',
  'clientToken:production': 'connection.clientToken.production',
  'clientToken:sandbox': 'connection.clientToken.sandbox',
  'token:production': 'platform.token.production',
  'token:sandbox': 'platform.token.sandbox',
};
