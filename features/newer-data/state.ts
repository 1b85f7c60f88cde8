import { signal } from '@preact/signals';
import type { Failure } from '../../utils/outcome.ts';
import type { Send } from '../protocol.ts';

/** `confirming`: the user has yet to confirm that the data may be lost. */
export type NewerData =
  | { step: 'none' }
  | { step: 'found' | 'confirming' | 'replacing'; keys: readonly string[] }
  | { step: 'failed'; keys: readonly string[]; failure: Failure };

/** State of the items that a newer version of Waybill has stored. This version can only reset them. */
export function createNewerDataState(send: Send) {
  const data = signal<NewerData>({ step: 'none' });
  const show = (keys: readonly string[]): void => {
    data.value = keys.length > 0 ? { step: 'found', keys } : { step: 'none' };
  };

  return {
    data,
    /** Call at start-up and when stored items may have changed. Does not disturb a decision that is being made. */
    async load(): Promise<void> {
      const outcome = await send('getNewerData', {});
      const { step } = data.value;
      if (outcome.ok && (step === 'none' || step === 'found')) show(outcome.value.keys);
    },
    /** Asks the user to confirm. */
    ask(): void {
      if (data.value.step !== 'none') data.value = { step: 'confirming', keys: data.value.keys };
    },
    cancel(): void {
      if (data.value.step === 'confirming') show(data.value.keys);
    },
    /** Resets the shown items to their defaults, after the user has confirmed it. */
    async replace(): Promise<void> {
      if (data.value.step !== 'confirming') return;
      const { keys } = data.value;
      data.value = { step: 'replacing', keys };
      const outcome = await send('replaceNewerData', { keys: [...keys] });
      if (outcome.ok) show(outcome.value.keys);
      else data.value = { step: 'failed', keys, failure: outcome.failure };
    },
  };
}

export type NewerDataState = ReturnType<typeof createNewerDataState>;
