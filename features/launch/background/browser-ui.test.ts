import { beforeEach, describe, expect, test } from 'vitest';
import { escapeMarkup } from '../../../utils/html.ts';
import { allEnglishMessages } from '../../catalogue.ts';
import { lookupRequestFor } from '../../detection/recognise-id.ts';
import type { LookupRequest } from '../../lookup/model.ts';
import {
  badgeText,
  countIds,
  createMenuListener,
  createParseLookupRequest,
  createShowIdCount,
  createSuggest,
  MENU_ID,
} from './browser-ui.ts';

const messages = async () => allEnglishMessages;
const parseLookupRequest = createParseLookupRequest(
  async () => ({ patterns: [] }),
  async () => lookupRequestFor,
);

describe('the context menu', () => {
  let shown: { request: Promise<LookupRequest>; windowId: number | undefined }[];

  const onClick = createMenuListener(
    parseLookupRequest,
    async (request, windowId) => void shown.push({ request, windowId }),
  );

  beforeEach(() => {
    shown = [];
  });

  test.each([
    ['Parcel ABCD1234567890 is late', { kind: 'lookUp', trackingId: 'ABCD1234567890' }],
    [
      'ABCD1234567890 and ABCD1234567801',
      { kind: 'lookUpAll', trackingIds: ['ABCD1234567890', 'ABCD1234567801'] },
    ],
    [' 7766-5544 ', { kind: 'lookUp', trackingId: '77665544' }],
    ['my parcel is late', { kind: 'refused', reason: 'notAnId' }],
    [undefined, { kind: 'refused', reason: 'notAnId' }],
  ])('reads the selection %j as %j', async (selectionText, request) => {
    // It is presented before anything is awaited: Firefox opens a popup only while it handles the click.
    void onClick({ menuItemId: MENU_ID, selectionText }, { windowId: 3 });
    expect(shown).toHaveLength(1);
    expect(shown[0]?.windowId).toBe(3);
    expect(await shown[0]?.request).toEqual(request);
  });

  test('ignores other entries', async () => {
    await onClick({ menuItemId: 'other', selectionText: 'ABCD1234567890' });
    expect(shown).toEqual([]);
  });
});

describe('the address bar', () => {
  const KNOWN = ['ABCD1234567802', 'XY&1<2', 'ABCD1234567801'];

  const suggest = createSuggest({
    parseLookupRequest,
    recent: async () => KNOWN,
    describe: escapeMarkup,
    isFirstFixed: false,
    messages,
  });

  test('suggests the ID in the text first', async () => {
    expect((await suggest('where is ABCD1234567890 please')).first).toBe('Look up ABCD1234567890');
    expect((await suggest('ABCD1234567890 ABCD1234567801')).first).toBe(
      'Look up ABCD1234567890, ABCD1234567801',
    );
    expect((await suggest('where is it')).first).toBe('No tracking ID found');
    expect((await suggest(' ')).first).toBe('Look up a tracking ID');
  });

  test('suggests recent IDs that contain the text, latest first, except the ID already suggested', async () => {
    const contents = async (text: string) => (await suggest(text)).others.map(({ content }) => content);
    expect(await contents('abcd 12345678')).toEqual(['ABCD1234567802', 'ABCD1234567801']);
    expect(await contents('ABCD1234567801')).toEqual([]);
    expect(await contents('nothing')).toEqual([]);
  });

  test('suggests the ID in the text below the first line where that cannot follow the text', async () => {
    const suggestBelow = createSuggest({
      parseLookupRequest,
      recent: async () => ['ABCD1234567802'],
      describe: (text) => text,
      isFirstFixed: true,
      messages,
    });
    const first = 'Look up a tracking ID';
    const again = { content: 'ABCD1234567802', description: 'Look up ABCD1234567802 again' };
    expect(await suggestBelow('where is ABCD1234567890')).toEqual({
      first,
      others: [{ content: 'ABCD1234567890', description: 'Look up ABCD1234567890' }],
    });
    expect(await suggestBelow('abcd')).toEqual({ first, others: [again] });
    expect(await suggestBelow('where is it')).toEqual({ first, others: [] });
  });

  test('escapes descriptions for XML, but not contents', async () => {
    const [odd] = (await suggest('xy&')).others;
    expect(odd).toEqual({ content: 'XY&1<2', description: 'Look up XY&amp;1&lt;2 again' });
  });

  test('suggests at most five recent IDs', async () => {
    const suggestMany = createSuggest({
      parseLookupRequest,
      recent: async () => Array.from({ length: 9 }, (_, index) => `ABCD123456780${index}`),
      describe: escapeMarkup,
      isFirstFixed: false,
      messages,
    });
    expect((await suggestMany('')).others).toHaveLength(5);
  });
});

describe('the toolbar button', () => {
  const frame = (frameId: number, hashes: number[], hasMore = false) => ({
    frameId,
    path: [],
    hashes,
    hasMore,
  });

  test('counts an ID in two frames once', () => {
    expect(countIds([frame(0, [1, 2]), frame(4, [2, 3])])).toEqual({ count: 3, hasMore: false });
    expect(countIds([frame(0, [1]), frame(4, [2], true)])).toEqual({ count: 2, hasMore: true });
    expect(countIds([])).toEqual({ count: 0, hasMore: false });
  });

  test.each([
    [0, false, ''],
    [0, true, ''],
    [3, false, '3'],
    [12, true, '12+'],
    [99, false, '99'],
    [99, true, '99+'],
    [150, false, '99+'],
  ])('shows %i IDs, with more: %s, as %j', (count, hasMore, text) => {
    expect(badgeText(count, hasMore)).toBe(text);
  });

  let texts: unknown[];
  let titles: unknown[];
  let colors: unknown[];

  beforeEach(() => {
    texts = [];
    colors = [];
    titles = [];
  });

  const button = {
    setBadgeBackgroundColor: async (details: object) => void colors.push(details),
    setBadgeTextColor: async (details: object) => void colors.push(details),
    setBadgeText: async (details: object) => void texts.push(details),
    setTitle: async (details: object) => void titles.push(details),
  };

  test('explains the number in the tooltip', async () => {
    const show = createShowIdCount(() => button, messages);
    await show({ tabId: 7, frames: [frame(0, [1])] });
    await show({ tabId: 7, frames: [frame(0, [1, 2], true)] });
    await show({ tabId: 7, frames: [] });
    expect(texts).toEqual([
      { tabId: 7, text: '1' },
      { tabId: 7, text: '2+' },
      { tabId: 7, text: '' },
    ]);
    expect(colors.slice(0, 2)).toEqual([
      { tabId: 7, color: '#3451d1' },
      { tabId: 7, color: '#ffffff' },
    ]);
    expect(titles).toEqual([
      { tabId: 7, title: 'Waybill: 1 tracking ID on this page' },
      { tabId: 7, title: 'Waybill: 2 or more tracking IDs on this page' },
      { tabId: 7, title: 'Waybill' },
    ]);
  });

  test('ignores a tab that was closed in the meantime', async () => {
    const refuse = async () => Promise.reject(new Error('No tab with id: 7.'));
    const closed = {
      setBadgeBackgroundColor: refuse,
      setBadgeTextColor: refuse,
      setBadgeText: refuse,
      setTitle: refuse,
    };
    const show = createShowIdCount(() => closed, messages);
    await expect(show({ tabId: 7, frames: [] })).resolves.toBeUndefined();
  });
});
