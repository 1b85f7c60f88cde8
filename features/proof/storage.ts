import type { StoredItem } from '../../utils/storage.ts';
import { z } from '../../utils/zod.ts';
import { FOLLOWED_ITEMS } from '../followed-items.ts';

/** `onDemand`: proof images wait for a click instead of loading with the shipment. */
export const ProofPreferenceSchema = z.object({ onDemand: z.boolean() });
export type ProofPreference = z.infer<typeof ProofPreferenceSchema>;

export const proofPreferenceItem: StoredItem<ProofPreference> = {
  ...FOLLOWED_ITEMS.proofPreference,
  schema: ProofPreferenceSchema,
  version: 1,
  fallback: { onDemand: false },
};
