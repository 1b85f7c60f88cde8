import { Spinner } from '../../../../components/Indicators.tsx';
import { useOptionsMessages } from '../../../messages-context.tsx';
import { resultOf } from '../../send-outcome.ts';
import type { Playing, StepState } from '../../sequence-state.ts';
import { SendResultLine } from '../reply/SendResultLine.tsx';

interface Props {
  playing: Playing;
  /** Number of tests sent. */
  sent: number;
}

/** The progress of a sequence and the result of each step. */
export function SequenceProgress({ playing: { kind, phase, steps }, sent }: Props) {
  const { webhook } = useOptionsMessages();
  return (
    <div class="sequence-steps">
      <p role="status" class="sequence-name">
        {webhook.sequenceProgress(
          webhook.sequenceName[kind],
          webhook.sequencePhase[phase](sent, steps.length),
        )}
      </p>
      <ol>
        {steps.map(({ name, state }) => (
          <li key={name} class={state.step === 'left' ? 'sequence-left' : undefined}>
            <span>{webhook.stepName[name]}</span>
            <StepResult state={state} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function StepResult({ state }: { state: StepState }) {
  const { webhook } = useOptionsMessages();
  if (state.step === 'sending') return <Spinner />;
  if (state.step !== 'sent') {
    return <span class="quiet">{state.step === 'left' ? webhook.notSent : webhook.waits}</span>;
  }
  return <SendResultLine result={resultOf(state.outcome)} />;
}
