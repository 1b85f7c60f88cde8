import { computed, signal } from '@preact/signals';
import type { Outcome } from '../../utils/outcome.ts';
import type { WebhookReply } from '../platform/model.ts';
import { type SequenceKind, type StepName, sequenceSteps } from './sequences.ts';

export type StepState =
  | { step: 'waiting' | 'sending' | 'left' }
  | { step: 'sent'; outcome: Outcome<WebhookReply> };

export interface Playing {
  kind: SequenceKind;
  phase: 'playing' | 'done' | 'stopped' | 'failed';
  steps: { name: StepName; state: StepState }[];
}

/** Seconds between two steps that can be chosen. */
export const PAUSES = ['1', '2', '5', '10', '30', '60'] as const;
type Pause = (typeof PAUSES)[number];

/**
 * Sends several test webhooks one after the other, until one fails or the user stops. It runs in this page, and ends with
 * it.
 * @param deliver sends one to the sandbox
 */
export function createSequenceState(
  deliver: (payload: string) => Promise<Outcome<WebhookReply>>,
  now: () => Date,
) {
  const playing = signal<Playing | undefined>(undefined);
  const pause = signal<Pause>('5');
  const isPlaying = computed(() => playing.value?.phase === 'playing');
  let endWait = (): void => undefined;

  function wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      endWait = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  function setStep(index: number, state: StepState): void {
    if (!playing.value) return;
    const steps = playing.value.steps.map((step, at) => (at === index ? { ...step, state } : step));
    playing.value = { ...playing.value, steps };
  }

  function end(phase: Playing['phase']): void {
    if (!playing.value) return;
    const steps = playing.value.steps.map(({ name, state }) => ({
      name,
      state: state.step === 'waiting' ? { step: 'left' as const } : state,
    }));
    playing.value = { ...playing.value, phase, steps };
  }

  /** @param payload in the editor */
  async function play(kind: SequenceKind, payload: string): Promise<void> {
    if (isPlaying.value) return;
    const steps = sequenceSteps(kind, payload);
    playing.value = {
      kind,
      phase: 'playing',
      steps: steps.map(({ name }) => ({ name, state: { step: 'waiting' } })),
    };
    for (const [index, step] of steps.entries()) {
      // Drills are about what arrives at once.
      if (index > 0 && kind === 'journey') await wait(Number(pause.value) * 1000);
      if (!isPlaying.value) return;
      setStep(index, { step: 'sending' });
      const outcome = await deliver(step.payload(now()));
      setStep(index, { step: 'sent', outcome });
      if (!isPlaying.value) return;
      if (!outcome.ok || outcome.value.status >= 400) return end('failed');
    }
    end('done');
  }

  return {
    playing,
    pause,
    isPlaying,
    play,
    /** The step being sent still completes; no other follows. */
    stop() {
      if (!isPlaying.value) return;
      end('stopped');
      endWait();
    },
    setPause(next: Pause) {
      pause.value = next;
    },
  };
}
