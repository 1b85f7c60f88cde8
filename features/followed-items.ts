import type { StoredItem } from '../utils/storage.ts';

type Place = Pick<StoredItem<unknown>, 'area' | 'key'>;

const local = (key: string) => ({ area: 'local', key }) as const satisfies Place;
const session = (key: string) => ({ area: 'session', key }) as const satisfies Place;

/**
 * The storage keys of the items whose changes pages follow. Pages load a changed value through the background, so
 * they need no schemas; these are in the `storage.ts` of each feature.
 */
export const FOLLOWED_ITEMS = {
  /** Addresses and the selected environment; not the keys. Also written whenever the policy has changed. */
  settings: local('connection.settings'),
  /** The chosen language of the interface. */
  language: local('language.choice'),
  /** A lookup from menu, address bar or shortcut. */
  pendingLookup: session('launch.pending'),
  /** The answers of this browser session. */
  lookups: session('lookup.cache'),
  recent: local('recent.entries'),
  /** The IDs of the latest table. */
  lastList: session('recent.list'),
  watches: local('watch.watches'),
  /** What counts as an ID. */
  patterns: local('detection.patterns'),
  detectionRules: local('detection.rules'),
  /** Whether proof images wait for a click. */
  proofPreference: local('proof.preference'),
  /** Templates that were edited. */
  replyTemplates: local('replies.templates'),
  /** The language and the other choices of the last reply. */
  replyChoices: local('replies.choices'),
} satisfies Record<string, Place>;
