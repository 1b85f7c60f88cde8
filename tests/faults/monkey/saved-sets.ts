import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { secretName, settingsItem } from '../../../features/connection/storage.ts';
import type { SavedPattern } from '../../../features/detection/model.ts';
import { patternsItem } from '../../../features/detection/storage.ts';
import { ENVIRONMENTS, type MonkeyPlatform, misplaced } from './sources.ts';

declare const chrome: { storage: Record<'local' | 'session', { get(): Promise<Record<string, unknown>> }> };

/** What one save submits: addresses and keys of both environments. */
export const connectionSet = ({ platform: { production, sandbox } }: MonkeyPlatform) => ({
  production: {
    partnerUrl: production.partnerUrl,
    clientUrl: production.clientUrl,
    newKey: production.apiKey,
  },
  sandbox: { partnerUrl: sandbox.partnerUrl, clientUrl: sandbox.clientUrl, newKey: sandbox.apiKey },
});

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

/**
 * Reads the whole storage, and compares it with the sets that were submitted.
 * @param page any page of the extension
 * @returns what is lost, mixed, half-written, or stored under the wrong environment
 */
export async function examineStorage(
  page: Page,
  platforms: readonly MonkeyPlatform[],
  platformAt: (host: string) => string | undefined,
): Promise<string[]> {
  // One call reads one state of the area.
  const [local, session] = await page.evaluate(() =>
    Promise.all([chrome.storage.local.get(), chrome.storage.session.get()]),
  );
  const settings = savedConnections(local);
  const patterns = storedValue(local, patternsItem.key) ?? [];
  return [
    ...(isOneOf(platforms.map(expectedConnections), settings)
      ? []
      : [`settings lost, mixed or half-written: ${maskKeys(JSON.stringify(settings))}`]),
    ...(isOneOf([[], ...platforms.map(patternSet)], patterns)
      ? []
      : [`patterns lost, mixed or half-written: ${JSON.stringify(patterns)}`]),
    ...misplaced([local, session], platformAt).map((wrong) => `stored under the wrong environment: ${wrong}`),
  ];
}

const isOneOf = (sets: readonly unknown[], stored: unknown): boolean =>
  sets.some((set) => isDeepStrictEqual(set, stored));

function storedValue(items: Record<string, unknown>, key: string): unknown {
  return (items[key] as { value?: unknown } | undefined)?.value;
}

/** Addresses and keys as they are stored. */
function savedConnections(local: Record<string, unknown>) {
  const settings = storedValue(local, settingsItem.key) as Record<string, Record<string, string>> | undefined;
  return ENVIRONMENTS.map((environment) => {
    const [, secret] =
      Object.entries(local).find(([key]) => key.endsWith(secretName.apiKey(environment))) ?? [];
    const { origin, key } = (secret ?? {}) as { origin?: string; key?: string };
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

/** Enough of a key to tell the environments apart. */
const maskKeys = (text: string): string => text.replace(/(local-\w+-\w{4})\w+/g, '$1…');
