import { listIn } from '../wording.ts';

/** The users' names for the stored items. */
const NAMES: Record<string, string> = {
  'connection.settings': 'the connection',
  'helpdesks.sites': 'helpdesks and sites',
  'detection.patterns': 'patterns',
  'detection.rules': 'detection rules',
  'status-colors.enabled': 'the switch for status colours',
  'proof.preference': 'the preference for photos',
  'language.choice': 'the language',
  'replies.templates': 'reply templates',
  'replies.choices': 'the language of replies',
  'watch.watches': 'watched IDs',
  'recent.entries': 'recent IDs',
  'webhook.history': 'past test webhooks',
};

const join = listIn('en');
const list = (keys: readonly string[]): string => join(keys.map((key) => NAMES[key] ?? key));

export const newerDataText = {
  title: 'A newer version of Waybill saved some of your data.',
  /** @param keys of the stored items */
  advice: (keys: readonly string[]) =>
    `This version can’t read or change it: ${list(keys)}. Update Waybill to use it, or replace it with the defaults.`,
  replace: 'Replace…',
  confirmTitle: 'Replace what the newer version saved?',
  confirmAdvice: (keys: readonly string[]) => `You’ll lose this, and can’t undo it: ${list(keys)}.`,
  confirm: 'Replace',
  cancel: 'Cancel',
};
