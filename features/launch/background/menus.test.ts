import { beforeEach, expect, test } from 'vitest';
import type { LookupRequest } from '../../lookup/model.ts';
import { createAsk } from './asked-lookup.ts';
import { createObeyMenu, MENU_ID } from './menus.ts';

let shown: { request: Promise<LookupRequest>; windowId: number | undefined }[];

const obey = createObeyMenu(
  createAsk(async () => ({ patterns: [] })),
  async (request, windowId) => void shown.push({ request, windowId }),
);

beforeEach(() => {
  shown = [];
});

test.each([
  ['Parcel ABCD1234567890 is late', { kind: 'lookUp', trackingId: 'ABCD1234567890' }],
  [' 7766-5544 ', { kind: 'lookUp', trackingId: '77665544' }],
  ['my parcel is late', { kind: 'refused', reason: 'notAnId' }],
  [undefined, { kind: 'refused', reason: 'notAnId' }],
])('the selection %j becomes %j', async (selectionText, request) => {
  // Shown before anything is waited for: Firefox opens a popup only while it handles the click.
  void obey({ menuItemId: MENU_ID, selectionText }, { windowId: 3 });
  expect(shown).toHaveLength(1);
  expect(shown[0]?.windowId).toBe(3);
  expect(await shown[0]?.request).toEqual(request);
});

test('other entries are left alone', async () => {
  await obey({ menuItemId: 'other', selectionText: 'ABCD1234567890' });
  expect(shown).toEqual([]);
});
