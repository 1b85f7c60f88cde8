import { ClipboardPaste } from 'lucide-preact';
import type { RefObject } from 'preact';
import { Button } from '../../../components/Button.tsx';
import { Field } from '../../../components/Field.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { usePopupMessages } from '../../messages-context.tsx';
import type { InputProblem, PopupState } from '../state.ts';

interface Props {
  state: PopupState;
  inputRef: RefObject<HTMLInputElement>;
}

/** The field for an ID or a list. */
export function LookupForm({ state, inputRef }: Props) {
  const { popup, failures } = usePopupMessages();
  const problem = state.problem.value;
  const texts: Record<InputProblem, string> = {
    nothingEntered: popup.nothingEntered,
    notRecognised: popup.notRecognised,
    clipboardEmpty: popup.clipboardEmpty,
    clipboardRefused: popup.clipboardRefused,
    notAnId: popup.notAnId,
    nothingSelected: popup.nothingSelected,
    invalidInput: failures.invalidInput({ kind: 'invalidInput' }).title,
  };

  function submit(event: Event): void {
    event.preventDefault();
    void state.submit();
  }

  return (
    <form class="lookup-form" onSubmit={submit} noValidate>
      <Field
        label={popup.field}
        isLabelHidden
        isMono
        value={state.text.value}
        placeholder={popup.placeholder}
        error={problem && texts[problem]}
        inputRef={inputRef}
        onInput={state.enter}
        onPaste={state.takePasted}
        trailing={
          <IconButton label={popup.paste} onClick={() => void state.pasteAndLookUp()}>
            <ClipboardPaste size={16} aria-hidden="true" />
          </IconButton>
        }
      />
      <Button type="submit" variant="primary">
        {popup.lookUp}
      </Button>
    </form>
  );
}
