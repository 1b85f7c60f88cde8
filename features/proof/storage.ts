import type { StoredItem } from '../../utils/storage.ts';
import { type ProofPreference, ProofPreferenceSchema } from './model.ts';

export const proofPreferenceItem: StoredItem<ProofPreference> = {
  area: 'local',
  key: 'proofPreference',
  schema: ProofPreferenceSchema,
  version: 1,
  fallback: { onDemand: false },
};
