import type { InsertionState } from './use-insertion.ts';
import { useReplyFormText } from './use-reply-form-text.ts';

interface Props {
  state: InsertionState;
  /** The text on screen; what became of another one is no longer of interest. */
  text: string | undefined;
}

/** What became of a text that was to be inserted. Screen readers announce it. */
export function InsertOutcomeLine({ state, text }: Props) {
  const texts = useReplyFormText();
  const shown = state.step !== 'idle' && state.text === text ? state : undefined;
  const isVisible = shown && shown.step !== 'inserting';
  return (
    <p class={isVisible ? 'reply-outcome' : 'sr-only'} role="status">
      {shown?.step === 'inserting' && texts.inserting}
      {shown?.step === 'failed' && texts.insertFailed}
      {shown?.step === 'done' && texts.insertOutcome[shown.outcome][shown.isCopied ? 'copied' : 'notCopied']}
    </p>
  );
}
