import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fail, succeed } from '../../utils/outcome.ts';
import { allEnglishMessages } from '../catalogue.ts';
import type { LookupRequest } from '../lookup/model.ts';
import type { Send } from '../protocol.ts';
import { createPopupState, type PopupState } from './state.ts';
// The detector, which the first question loads: on a busy machine that takes longer than a wait.
import '../detection/id-list.ts';
import '../detection/recognise-id.ts';

const [ID, OTHER] = ['ABCD1234567890', 'ABCD1234567804'];

let sent: { name: string; request: unknown }[];
let pending: LookupRequest | undefined;
let state: PopupState;

const lookUps = () => sent.filter(({ name }) => name === 'getShipment').map(({ request }) => request);

beforeEach(() => {
  sent = [];
  pending = undefined;
  state = createPopupState({
    send: (async (name: string, request: unknown) => {
      sent.push({ name, request });
      return name === 'claimLookup' ? succeed({ request: pending }) : fail('notFound');
    }) as Send,
    clipboard: { isAllowed: async () => false, request: async () => false, read: async () => undefined },
    formatContext: () => ({ messages: allEnglishMessages, locale: 'en-GB', now: 0 }),
    subscribeToPageIds: async () => undefined,
  });
});

describe('claimLookup', () => {
  test('looks up the ID requested elsewhere in this window', async () => {
    pending = { kind: 'lookUp', trackingId: ID };
    await state.claimLookup(4);
    expect(sent).toContainEqual({ name: 'claimLookup', request: { windowId: 4 } });
    expect(lookUps()).toEqual([{ trackingId: ID, refresh: false }]);
    expect(state.text.value).toBe(ID);
  });

  test('explains why a selection was not looked up, and removes an older answer', async () => {
    await state.lookUp(OTHER);
    pending = { kind: 'refused', reason: 'notAnId' };
    await state.claimLookup(4);
    expect(state.problem.value).toBe('notAnId');
    expect(state.lookup.state.value).toEqual({ step: 'idle' });
  });

  test('continues with the list from the popup, and looks up nothing before the agent asks', async () => {
    await state.lookUp(OTHER);
    pending = { kind: 'list', trackingIds: [ID, 'x-77'] };
    await state.claimLookup(4);
    const { bulkLookup } = state;
    expect(bulkLookup.view.value).toBe('draft');
    expect(state.lookup.state.value).toEqual({ step: 'idle' });
    await vi.dynamicImportSettled();
    expect(bulkLookup.listed()).toEqual([ID, 'x-77']);
    expect(lookUps()).toHaveLength(1);
    await bulkLookup.lookUpDraft();
    bulkLookup.draft.enter(OTHER);
    expect(bulkLookup.listed()).toEqual([ID, 'x-77']);
  });

  test('looks up several IDs requested elsewhere at once, in a table', async () => {
    await state.lookUp(OTHER);
    pending = { kind: 'lookUpAll', trackingIds: [ID, 'ABCD1234567805'] };
    await state.claimLookup(4);
    const { bulkLookup } = state;
    expect(bulkLookup.view.value).toBe('table');
    expect(bulkLookup.listed()).toEqual([ID, 'ABCD1234567805']);
    expect(bulkLookup.run.state.value).toEqual({ step: 'ended', ending: { kind: 'done' } });
    expect(state.lookup.state.value).toEqual({ step: 'idle' });
    expect(lookUps()).toHaveLength(3);
  });

  test('shows the ID requested elsewhere over an open list, and goes back to the list', async () => {
    const { bulkLookup } = state;
    await bulkLookup.lookUp([OTHER, 'ABCD1234567805'], []);
    pending = { kind: 'lookUp', trackingId: ID };
    await state.claimLookup(4);
    expect(bulkLookup.view.value).toBe('shipment');
    expect(bulkLookup.shipment.state.value).toMatchObject({ step: 'failed', trackingId: ID });
    // Another one before the agent has gone back.
    await state.claimLookup(4);
    state.back();
    expect(bulkLookup.view.value).toBe('table');
    expect(bulkLookup.listed()).toEqual([OTHER, 'ABCD1234567805']);
    bulkLookup.openDraft('ABCD1234567806');
    await state.claimLookup(4);
    expect(bulkLookup.view.value).toBe('shipment');
    state.back();
    expect(bulkLookup.view.value).toBe('draft');
  });

  test('explains a refused request although a list is open, which goes on', async () => {
    const { bulkLookup } = state;
    const running = bulkLookup.lookUp([ID, OTHER], []);
    pending = { kind: 'refused', reason: 'nothingSelected' };
    await state.claimLookup(4);
    expect(state.problem.value).toBe('nothingSelected');
    expect(bulkLookup.view.value).toBe('closed');
    await running;
    expect(bulkLookup.run.state.value).toEqual({ step: 'ended', ending: { kind: 'done' } });
    bulkLookup.openTable();
    expect(bulkLookup.listed()).toEqual([ID, OTHER]);
  });

  test('changes nothing without a request', async () => {
    await state.lookUp(OTHER);
    await state.claimLookup(4);
    expect(state.text.value).toBe(OTHER);
    expect(state.problem.value).toBeUndefined();
    expect(lookUps()).toHaveLength(1);
  });
});
