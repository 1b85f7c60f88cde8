import type { StoredItem } from '../utils/storage.ts';

type Place = Pick<StoredItem<unknown>, 'area' | 'key'>;

const local = (key: string) => ({ area: 'local', key }) as const satisfies Place;

/**
 * Where the stored items are whose changes pages follow. A page loads what has changed through the background, so it
 * needs no schema of an item; those stand in the `storage.ts` of the features.
 */
export const FOLLOWED_ITEMS = {
  settings: local('connection.settings'),
  recent: local('recent.entries'),
  watches: local('watch.watches'),
  patterns: local('detection.patterns'),
  detectionRules: local('detection.rules'),
  proofPreference: local('proof.preference'),
  replyTemplates: local('replies.templates'),
  replyChoices: local('replies.choices'),
};
