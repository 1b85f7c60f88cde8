import { expect, test } from 'vitest';
import type { ProofPreference, Stored } from '../../utils/storage.ts';
import { createProofPreference } from './proof-preference.ts';

function create(stored: Stored<ProofPreference>) {
  return createProofPreference({
    read: async () => stored,
    write: async (value) => {
      stored = { state: 'kept', value };
    },
  });
}

test('images load with the answer until somebody chooses otherwise', async () => {
  const preference = create({ state: 'absent', value: { onDemand: false } });
  expect(await preference.get()).toEqual({ onDemand: false });
  await preference.set({ onDemand: true });
  expect(await preference.get()).toEqual({ onDemand: true });
});

test.each(['damaged', 'newer'] as const)('a %s choice loads nothing by itself', async (state) => {
  expect(await create({ state, value: { onDemand: false } }).get()).toEqual({ onDemand: true });
});
