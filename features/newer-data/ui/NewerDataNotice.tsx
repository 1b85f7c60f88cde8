import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { useOptionsMessages } from '../../messages-context.tsx';
import type { NewerDataState } from '../state.ts';

interface Props {
  state: NewerDataState;
}

/** Warns that a newer version stored some data, and resets it after a confirmation. */
export function NewerDataNotice({ state }: Props) {
  const { newerData: texts } = useOptionsMessages();
  const data = state.data.value;
  if (data.step === 'none') return null;
  if (data.step === 'failed')
    return <FailureNotice failure={data.failure} action={{ label: texts.replace, onClick: state.ask }} />;
  if (data.step === 'found') {
    return (
      <Notice
        kind="warning"
        title={texts.title}
        advice={texts.advice(data.keys)}
        action={{ label: texts.replace, onClick: state.ask }}
      />
    );
  }
  // “Cancel” takes the place of the first button, so that a double click confirms nothing.
  return (
    <Notice
      kind="warning"
      title={texts.confirmTitle}
      advice={texts.confirmAdvice(data.keys)}
      action={{ label: texts.cancel, onClick: state.cancel }}
      alternative={{ label: texts.confirm, onClick: () => void state.replace() }}
    />
  );
}
