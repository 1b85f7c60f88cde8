import { signal } from '@preact/signals';
import type { Send } from '../protocol.ts';
import type { PolicySummary } from './model.ts';

/** What an organisation has set, as far as no section shows it by itself. */
export function createPolicyState(send: Send) {
  const summary = signal<PolicySummary>({ problems: [] });
  return {
    summary,
    /** Reads the policy, at the start and whenever it may have changed. */
    async load(): Promise<void> {
      const outcome = await send('getPolicy', {});
      if (outcome.ok) summary.value = outcome.value;
    },
  };
}

export type PolicyState = ReturnType<typeof createPolicyState>;
