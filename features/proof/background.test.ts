import { expect, test } from 'vitest';
import { succeed } from '../../utils/outcome.ts';
import type { Stored } from '../../utils/storage.ts';
import { createProofPreference, proofHandlers } from './background.ts';
import type { ProofPreference } from './storage.ts';

function create(stored: Stored<ProofPreference>) {
  return createProofPreference({
    read: async () => stored,
    write: async (value) => {
      stored = { state: 'kept', value };
    },
  });
}

test('loads images with the shipment until the user chooses otherwise', async () => {
  const preference = create({ state: 'absent', value: { onDemand: false } });
  expect(await preference.get()).toEqual({ onDemand: false });
  await preference.set({ onDemand: true });
  expect(await preference.get()).toEqual({ onDemand: true });
});

test.each(['damaged', 'newer'] as const)(
  'loads images on demand if the stored choice is %s, and reports it as unreadable until it is replaced',
  async (state) => {
    const preference = create({ state, value: { onDemand: false } });
    expect(await preference.get()).toEqual({ onDemand: true, unreadable: true });
    await preference.set({ onDemand: false });
    expect(await preference.get()).toEqual({ onDemand: false });
  },
);

test('in popup and panel of a private window, images wait for a click, whatever the user has chosen', async () => {
  const preference = create({ state: 'kept', value: { onDemand: false } });
  const { getProofPreference } = proofHandlers(preference, async () => true);
  const from = { frameId: undefined, windowId: undefined, address: undefined };
  const ask = async (sender: { tabId: number | undefined; isPrivate?: true }) =>
    getProofPreference({}, { ...from, ...sender });
  expect(await ask({ tabId: undefined, isPrivate: true })).toEqual(succeed({ onDemand: true }));
  expect(await ask({ tabId: 1, isPrivate: true })).toEqual(succeed({ onDemand: false }));
  expect(await ask({ tabId: undefined })).toEqual(succeed({ onDemand: false }));
});
