import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { secretName, settingsItem } from '../../../features/connection/storage.ts';
import type { SavedPattern } from '../../../features/detection/model.ts';
import { patternsItem } from '../../../features/detection/storage.ts';
import { ENVIRONMENTS, type MonkeyPlatform, misplaced } from './sources.ts';

type Items = Record<string, unknown>;
type Changes = Record<string, { newValue?: unknown }>;
declare const chrome: {
  storage: Record<'local' | 'session', { get(): Promise<Items> }> & {
    local: { onChanged: { addListener(listener: (changes: Changes) => void): void } };
  };
};

declare global {
  interface Window {
    /** The saved sets after each change of them, since they were last read here. */
    savedStates?: Items[];
  }
}

/** Patterns that are saved together, each with the name of the set. */
export const patternSet = ({ name }: Pick<MonkeyPlatform, 'name'>): SavedPattern[] =>
  [1, 2].map((number) => ({
    id: `${name}${number}`,
    name: `Set ${name}, ${number}`,
    pattern: {
      parts: [
        { kind: 'literal', text: `${name}${number}XQ` },
        { kind: 'digits', min: 9, max: 9 },
      ],
    },
    examples: [],
    counterExamples: [],
  }));

const SAVED_KEYS = [
  settingsItem.key,
  patternsItem.key,
  ...ENVIRONMENTS.map((environment) => secretName.apiKey(environment)),
];

/** Starts to record the saved sets after each change of them, including the state between two consecutive writes. */
export function recordSavedStates(page: Page): Promise<void> {
  return page.evaluate(async (keys) => {
    const states: Items[] = [];
    window.savedStates = states;
    const saved: Items = await chrome.storage.local.get();
    chrome.storage.local.onChanged.addListener((changes) => {
      const changed = Object.keys(changes).filter((key) => keys.includes(key));
      for (const key of changed) saved[key] = changes[key]?.newValue;
      if (changed.length > 0) states.push(Object.fromEntries(keys.map((key) => [key, saved[key]])));
    });
  }, SAVED_KEYS);
}

/**
 * Reads the whole storage, and compares it, and what was saved in the meantime, with the sets that were submitted.
 * @param page the page that records the saved states
 * @returns what is lost, mixed, half-written, or stored under the wrong environment
 */
export async function examineStorage(
  page: Page,
  platforms: readonly MonkeyPlatform[],
  platformAt: (host: string) => string | undefined,
): Promise<string[]> {
  const [local, session, states] = await page.evaluate(async () => {
    // One call reads one state of the area.
    const areas = await Promise.all([chrome.storage.local.get(), chrome.storage.session.get()]);
    return [...areas, window.savedStates?.splice(0) ?? []] as const;
  });
  return [
    ...[local, ...states].flatMap((saved) => examineSaved(saved, platforms)),
    ...misplaced([local, session], platformAt).map((wrong) => `stored under the wrong environment: ${wrong}`),
  ];
}

function examineSaved(saved: Items, platforms: readonly MonkeyPlatform[]): string[] {
  const settings = savedConnections(saved);
  const patterns = storedValue(saved, patternsItem.key) ?? [];
  return [
    ...(isOneOf(platforms.map(expectedConnections), settings)
      ? []
      : [`settings lost, mixed or half-written: ${maskKeys(JSON.stringify(settings))}`]),
    ...(isOneOf([[], ...platforms.map(patternSet)], patterns)
      ? []
      : [`patterns lost, mixed or half-written: ${JSON.stringify(patterns)}`]),
  ];
}

const isOneOf = (sets: readonly unknown[], stored: unknown): boolean =>
  sets.some((set) => isDeepStrictEqual(set, stored));

function storedValue(items: Items, key: string): unknown {
  return (items[key] as { value?: unknown } | undefined)?.value;
}

/** Addresses and keys as they are stored. */
function savedConnections(local: Items) {
  const settings = storedValue(local, settingsItem.key) as Record<string, Record<string, string>> | undefined;
  return ENVIRONMENTS.map((environment) => {
    const { origin, key } = (local[secretName.apiKey(environment)] ?? {}) as {
      origin?: string;
      key?: string;
    };
    const { partnerUrl, clientUrl } = settings?.[environment] ?? {};
    return { partnerUrl, clientUrl, origin, key };
  });
}

function expectedConnections({ platform }: MonkeyPlatform) {
  return ENVIRONMENTS.map((environment) => {
    const { partnerUrl, clientUrl, apiKey } = platform[environment];
    return { partnerUrl, clientUrl, origin: new URL(partnerUrl).origin, key: apiKey };
  });
}

/** Enough of a key to show which environment it is for. */
const maskKeys = (text: string): string => text.replace(/(local-\w+-\w{4})\w+/g, '$1…');
