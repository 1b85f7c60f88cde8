// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findTrackingIds, mayContainMatch } from '../../../detection/engine/detect.ts';
import { isCustomPattern } from '../../../detection/engine/patterns/custom-pattern.ts';
import type { ReplyTo } from '../../../protocol.ts';
import type { Occurrence, TextRun } from '../../occurrences.ts';
import { contentWorld, type PageFeatures } from '../../page-features.ts';
import { createDetection, type Detection } from './detection.ts';
import { loadPageScript } from './page-script.ts';

/** The next reply of the background. */
const background = vi.hoisted(() => ({
  reply: undefined as unknown,
  notify: (_needsAccess?: boolean): void => undefined,
}));

// An empty module replaces the built script.
vi.mock('wxt/browser', () => ({
  browser: { runtime: { getURL: () => 'data:text/javascript,' } },
}));
vi.mock('./detection-settings.ts', () => ({ getDetectionSettings: async () => background.reply }));
vi.mock('../page-messaging.ts', () => ({
  onDetectionChanged: (handler: (needsAccess?: boolean) => void) => {
    background.notify = handler;
  },
}));

/** Six characters: only a custom pattern finds an ID this short. */
const CUSTOM_ID = 'TG4F2Z';
const PARTS = [
  { kind: 'literal', text: 'TG' },
  { kind: 'alphanumerics', min: 4, max: 4 },
] as const;
const OFF = { patterns: [], hasStatusColors: false, isOn: true };
const WITH_PATTERN: ReplyTo<'getDetection'> = { ...OFF, patterns: [{ parts: [...PARTS] }] };

let life: AbortController;
const searchAll = vi.fn();
const useSettings = vi.fn();
/** Starts the page features. */
const start = vi.fn();

function create(): Detection {
  const scanner = { hasUnread: () => false, isSearched: () => false, readAll: async () => undefined };
  const context = { ...scanner, searchAll, searchNear: () => undefined };
  return createDetection({ ...context, shadowRoots: new Set(), life }, loadPageScript);
}

/** Without a document: an ID is placed nowhere. */
const findOccurrences: PageFeatures['findOccurrences'] = ({ text }, _element, context) =>
  findTrackingIds(text, context).map(({ id }) => ({ id }) as Occurrence);

const idsIn = (detection: Detection, text: string): string[] =>
  detection.occurrencesIn({ text } as TextRun, {} as Element).map(({ id }) => id);

/** Lets the reply of the background arrive. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  life = new AbortController();
  start.mockReset().mockReturnValue({
    findOccurrences,
    isCustomPattern,
    mayContainMatch,
    useSettings,
  } satisfies Partial<PageFeatures>);
  contentWorld.waybillPage = { warmUp: () => undefined, start };
  contentWorld.waybillLoading = undefined;
  contentWorld.waybillEarly = undefined;
  searchAll.mockReset();
  useSettings.mockReset();
  background.reply = OFF;
});
afterEach(() => life.abort());

test('loads nothing for custom patterns alone', async () => {
  background.reply = WITH_PATTERN;
  const detection = create();
  await settle();
  expect(start).not.toHaveBeenCalled();
  expect(detection.features()).toBeUndefined();
});

test('accepts every text with a digit while custom patterns wait for the script', async () => {
  background.reply = WITH_PATTERN;
  const detection = create();
  await settle();
  expect(detection.mayContainId('Order 4711')).toBe(true);
  expect(detection.mayContainId('Where is my parcel?')).toBe(false);
});

test('accepts only texts that match a pattern when the script has been loaded', async () => {
  background.reply = WITH_PATTERN;
  const detection = create();
  await detection.loadFeatures();
  expect(detection.mayContainId('Order 4711')).toBe(false);
  expect(detection.mayContainId(`Where is ${CUSTOM_ID}?`)).toBe(true);
  expect(idsIn(detection, `Where is ${CUSTOM_ID}?`)).toEqual([CUSTOM_ID]);
});

test('does not accept a text for a digit alone if there are no custom patterns', async () => {
  const detection = create();
  await settle();
  expect(detection.mayContainId('Order 4711')).toBe(false);
});

test('requests a new search when patterns are added, even before the script has been loaded', async () => {
  create();
  await settle();
  expect(searchAll).not.toHaveBeenCalled();
  background.reply = WITH_PATTERN;
  background.notify();
  await settle();
  expect(searchAll).toHaveBeenCalledTimes(1);
});

test('requests a new search when rules change, but not before the script has been loaded', async () => {
  const detection = create();
  const withRules = { ...OFF, rules: { mode: 'strict', labels: true, carriers: true, notIds: [] } };
  background.reply = withRules;
  background.notify();
  await settle();
  expect(searchAll).not.toHaveBeenCalled();
  await detection.loadFeatures();
  background.reply = OFF;
  background.notify();
  await settle();
  expect(searchAll).toHaveBeenCalledTimes(1);
});

test('ignores a reply to an earlier request that arrives after that to a later one', async () => {
  const earlier = Promise.withResolvers<unknown>();
  background.reply = earlier.promise;
  const detection = create();
  background.reply = WITH_PATTERN;
  background.notify();
  await settle();
  earlier.resolve(OFF);
  await settle();
  expect(detection.mayContainId('Order 4711')).toBe(true);
});

test('ignores malformed patterns', async () => {
  background.reply = { ...WITH_PATTERN, patterns: [{ parts: 'all' }, ...WITH_PATTERN.patterns] };
  const detection = create();
  await detection.loadFeatures();
  expect(idsIn(detection, `Where is ${CUSTOM_ID}?`)).toEqual([CUSTOM_ID]);
});

test('returns the features only when the settings have arrived, and loads the script once', async () => {
  const { promise, resolve: reply } = Promise.withResolvers<unknown>();
  background.reply = promise;
  const detection = create();
  const loaded = Promise.all([detection.loadFeatures(), detection.loadFeatures()]);
  await contentWorld.waybillLoading;
  await settle();
  expect(detection.features()).toBeUndefined();
  const settings = { ...OFF, hasStatusColors: true, language: 'fr' };
  reply(settings);
  await loaded;
  expect(detection.features()).toBe(start.mock.results[0]?.value);
  expect(useSettings).toHaveBeenLastCalledWith(settings);
  expect(start).toHaveBeenCalledTimes(1);
});

test('does not start the features when the life of the frame has ended while they were loaded', async () => {
  const detection = create();
  const loaded = detection.loadFeatures();
  life.abort();
  expect(await loaded).toBeUndefined();
  expect(start).not.toHaveBeenCalled();
});

describe('settings that were requested when the page began to load', () => {
  /** Nothing but the early settings arrives until `reply` is called. */
  function createWithEarly(early: unknown): { detection: Detection; reply(settings: unknown): void } {
    const { promise, resolve: reply } = Promise.withResolvers<unknown>();
    background.reply = promise;
    contentWorld.waybillEarly = Promise.resolve(early as typeof WITH_PATTERN);
    return { detection: create(), reply };
  }

  test('are used until the background replies', async () => {
    const { detection, reply } = createWithEarly(WITH_PATTERN);
    await detection.loadFeatures();
    expect(idsIn(detection, `Where is ${CUSTOM_ID}?`)).toEqual([CUSTOM_ID]);
    searchAll.mockReset();
    reply(OFF);
    await settle();
    expect(searchAll).toHaveBeenCalledTimes(1);
    expect(idsIn(detection, `Where is ${CUSTOM_ID}?`)).toEqual([]);
  });

  test('are kept as they are if the background replies the same', async () => {
    const { detection, reply } = createWithEarly(WITH_PATTERN);
    await detection.loadFeatures();
    searchAll.mockReset();
    useSettings.mockReset();
    reply(WITH_PATTERN);
    await settle();
    expect(searchAll).not.toHaveBeenCalled();
    expect(useSettings).not.toHaveBeenCalled();
  });

  test.each([
    ['disabled', { ...OFF, isOn: false }],
    ['unknown', undefined],
  ])('wait for the reply where Waybill was %s', async (_name, early) => {
    const { detection, reply } = createWithEarly(early);
    const loaded = detection.loadFeatures();
    await contentWorld.waybillLoading;
    await settle();
    expect(start).not.toHaveBeenCalled();
    reply(OFF);
    expect(await loaded).toBeDefined();
    expect(life.signal.aborted).toBe(false);
  });

  test('end with a reply that Waybill is disabled', async () => {
    const { reply } = createWithEarly(WITH_PATTERN);
    await settle();
    reply({ ...OFF, isOn: false });
    await settle();
    expect(life.signal.aborted).toBe(true);
  });

  test('are not used after the reply, nor a second time', async () => {
    const early = Promise.withResolvers<unknown>();
    const { detection, reply } = createWithEarly(early.promise);
    reply(OFF);
    await settle();
    early.resolve(WITH_PATTERN);
    await settle();
    expect(detection.mayContainId('Order 4711')).toBe(false);
    expect(contentWorld.waybillEarly).toBeUndefined();
  });
});

test.each([undefined, true])('stops where Waybill is off (needs access: %s)', async (needsAccess) => {
  const detection = create();
  background.reply = { ...OFF, isOn: false };
  background.notify(needsAccess);
  await settle();
  expect([life.signal.aborted, life.signal.reason === true]).toEqual([true, needsAccess === true]);
  expect(await detection.loadFeatures()).toBeUndefined();
});
