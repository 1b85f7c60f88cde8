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

/** The selectable intervals between two steps, in seconds. */
export const PAUSES = ['1', '2', '5', '10', '30', '60'] as const;
type Pause = (typeof PAUSES)[number];

/**
 * Sends several test webhooks in order, until one fails or the user stops. Runs in this page and stops when it closes.
 * @param deliver sends one test to the sandbox
 */
export function createSequenceState(
  deliver: (payload: string) => Promise<Outcome<WebhookReply>>,
  now: () => Date,
) {
  const playing = signal<Playing | undefined>(undefined);
  const pause = signal<Pause>('5');
  const isPlaying = computed(() => playing.value?.phase === 'playing');
  const sentCount = computed(
    () => (playing.value?.steps ?? []).filter(({ state }) => state.step === 'sent').length,
  );
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

  /** @param payload the text in the editor */
  async function play(kind: SequenceKind, payload: string): Promise<void> {
    if (isPlaying.value) return;
    const steps = sequenceSteps(kind, payload);
    playing.value = {
      kind,
      phase: 'playing',
      steps: steps.map(({ name }) => ({ name, state: { step: 'waiting' } })),
    };
    for (const [index, step] of steps.entries()) {
      // Drills send without pauses.
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
    sentCount,
    play,
    /** The step in progress still completes; the others are skipped. */
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
