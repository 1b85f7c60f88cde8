import { ClipboardPaste, List } from 'lucide-preact';
import type { RefObject } from 'preact';
import { Button } from '../../../components/Button.tsx';
import { Field } from '../../../components/Field.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { usePopupMessages } from '../../messages-context.tsx';
import type { InputProblem } from '../read-input.ts';
import type { PopupState } from '../state.ts';

interface Props {
  state: PopupState;
  inputRef: RefObject<HTMLInputElement>;
  /** Whether the button is a secondary one, because a shipment with its own main button is shown. */
  isSecondary: boolean;
}

/** The field for an ID or a list. */
export function LookupForm({ state, inputRef, isSecondary }: Props) {
  const { popup, bulkLookup, failures } = usePopupMessages();
  const problem = state.problem.value;
  const textOf = (kind: InputProblem): string =>
    kind === 'invalidInput' ? failures[kind]({ kind }).title : popup[kind];

  function submit(event: Event): void {
    event.preventDefault();
    void state.submit();
  }

  const mayRead = state.suggestions.mayReadClipboard.value;
  return (
    <form class="lookup-form" onSubmit={submit} noValidate>
      <Field
        label={popup.field}
        isLabelHidden
        isMono
        // An input would join the lines of a list.
        value={state.text.value.replaceAll('\n', ' ')}
        placeholder={popup.placeholder}
        error={problem && textOf(problem)}
        inputRef={inputRef}
        onInput={state.enter}
        onPaste={state.takePasted}
        trailing={
          <>
            <IconButton
              size="small"
              label={bulkLookup.open}
              onClick={() => state.bulkLookup.openDraft(state.text.value)}
            >
              <List size={16} aria-hidden="true" />
            </IconButton>
            <IconButton
              size="small"
              label={mayRead ? popup.paste : popup.pasteAndAllow}
              onClick={() => void state.pasteAndLookUp()}
            >
              <ClipboardPaste size={16} aria-hidden="true" />
            </IconButton>
          </>
        }
      />
      <Button type="submit" variant={isSecondary ? 'secondary' : 'primary'}>
        {popup.lookUp}
      </Button>
      {problem === 'unlikely' && (
        <span class="lookup-anyway">
          <Button variant="quiet" onClick={() => void state.submitAnyway()}>
            {popup.lookUpAnyway}
          </Button>
        </span>
      )}
    </form>
  );
}
