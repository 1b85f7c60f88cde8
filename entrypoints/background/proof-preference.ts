import { isUnreadable, type ProofPreference, type Stored } from '../../utils/storage.ts';

interface Dependencies {
  read(): Promise<Stored<ProofPreference>>;
  write(preference: ProofPreference): Promise<void>;
}

export interface ProofPreferenceService {
  get(): Promise<ProofPreference>;
  set(preference: ProofPreference): Promise<void>;
}

/** Whether proof images load with the answer; read and changed only here. */
export function createProofPreference({ read, write }: Dependencies): ProofPreferenceService {
  return {
    async get() {
      const { state, value } = await read();
      // Somebody chose something: until they choose again, nothing is loaded that they may not have wanted.
      return isUnreadable(state) ? { onDemand: true } : value;
    },
    set: write,
  };
}
