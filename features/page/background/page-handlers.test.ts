import { beforeEach, expect, test } from 'vitest';
import type { FrameSender } from '../../../utils/messaging.ts';
import { succeed } from '../../../utils/outcome.ts';
import { DEFAULT_RULES } from '../../detection/model.ts';
import type { IdTab } from '../storage.ts';
import { createIdFrameRegistry, pageHandlers } from './id-frame-registry.ts';

const ENABLED: FrameSender = { tabId: 7, frameId: 0, windowId: 2, address: 'https://desk.example.com/' };
const DISABLED: FrameSender = { ...ENABLED, address: 'https://off.example.com/' };
const SETTINGS = {
  patterns: [{ parts: [{ kind: 'digits' as const, min: 9, max: 9 }] }],
  rules: DEFAULT_RULES,
};
const REPORT = { hasIds: true, path: [], hashes: [1], hasMore: false };

let stored: IdTab[];
let page: ReturnType<typeof pageHandlers>;

beforeEach(() => {
  stored = [];
  const idFrames = createIdFrameRegistry(
    async () => stored,
    async (tabs) => {
      stored = tabs;
    },
    async () => true,
    async () => undefined,
  );
  page = pageHandlers({
    idFrames,
    getSettings: async () => SETTINGS,
    hasStatusColors: async () => true,
    language: async () => 'fr',
    restoreFocus: async () => true,
    isOnAt: async (address, needsAccess) => address === ENABLED.address && needsAccess !== true,
  });
});

test('a frame where Waybill is disabled gets neither patterns nor rules', async () => {
  expect(await page.getDetection({}, ENABLED)).toEqual(
    succeed({ ...SETTINGS, hasStatusColors: true, language: 'fr', isOn: true }),
  );
  expect(await page.getDetection({}, DISABLED)).toEqual(
    succeed({ patterns: [], hasStatusColors: false, isOn: false }),
  );
});

test('a frame that needs access gets no settings without it', async () => {
  expect(await page.getDetection({ needsAccess: true }, ENABLED)).toMatchObject({ value: { isOn: false } });
});

test('a frame where Waybill is disabled does not count as one with IDs', async () => {
  await page.reportIds(REPORT, DISABLED);
  expect(stored).toEqual([]);
  await page.reportIds(REPORT, ENABLED);
  expect(stored).toHaveLength(1);
  await page.reportIds(REPORT, DISABLED);
  expect(stored).toEqual([]);
});

test('the reports of a frame are stored in their order', async () => {
  await Promise.all([
    page.reportIds(REPORT, ENABLED),
    page.reportIds({ ...REPORT, hasIds: false, hashes: [] }, ENABLED),
  ]);
  expect(stored).toEqual([]);
});
