import { signal } from '@preact/signals';
import type { Send } from '../protocol.ts';
import type { PolicySummary } from './model.ts';

/** State of the policy summary: the parts of the policy that no other section shows. */
export function createPolicyState(send: Send) {
  const summary = signal<PolicySummary>({ problems: [] });
  return {
    summary,
    /** Reads the policy. Call at start-up and whenever the policy may have changed. */
    async load(): Promise<void> {
      const outcome = await send('getPolicy', {});
      if (outcome.ok) summary.value = outcome.value;
    },
  };
}

export type PolicyState = ReturnType<typeof createPolicyState>;
