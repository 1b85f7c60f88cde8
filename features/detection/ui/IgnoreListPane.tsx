import { Trash2 } from 'lucide-preact';
import { useId, useRef } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { OutcomeStatus, type StatusMessage } from '../../../components/OutcomeStatus.tsx';
import { TextArea } from '../../../components/TextArea.tsx';
import { useOptionsMessages } from '../../messages-context.tsx';
import type { OptionsMessages } from '../../options-catalogue.ts';
import type { ListOutcome, RulesState } from '../rules-state.ts';

interface Props {
  state: RulesState;
}

/** The ignore list, and a field that adds IDs to it. */
export function IgnoreListPane({ state }: Props) {
  const { rules } = useOptionsMessages();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const problem = state.problem.value;
  const listed = state.rules.value.notIds.toSorted();
  const undo = () => void state.undo();
  return (
    <div class="pane ignore-list">
      <div class="pane-head">
        <h3>{rules.notIds}</h3>
        {listed.length > 0 && <span class="quiet">{rules.notIdsCount(listed.length)}</span>}
      </div>
      <form
        class="pane-part ignore-list-form"
        onSubmit={(event) => {
          event.preventDefault();
          void state.add();
          if (state.problem.value) field.current?.focus();
        }}
      >
        <TextArea
          label={rules.enter}
          value={state.entered.value}
          rows={2}
          isWrong={problem !== undefined}
          describedBy={`${id}-hint ${id}-problem`}
          inputRef={field}
          onInput={state.edit}
        />
        <p class="field-hint" id={`${id}-hint`}>
          {rules.enterHint}
        </p>
        <p class="field-error" id={`${id}-problem`} aria-live="polite">
          {problem && rules.problem(problem)}
        </p>
        <Button type="submit">{rules.add}</Button>
      </form>
      {listed.length === 0 ? (
        <p class="pane-part quiet">{rules.empty}</p>
      ) : (
        <ul class="ignored-ids" aria-label={rules.notIds}>
          {listed.map((ignoredId) => (
            <li key={ignoredId}>
              <span class="mono">{ignoredId}</span>
              <IconButton label={rules.remove(ignoredId)} onClick={() => void state.remove(ignoredId)}>
                <Trash2 size={16} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <OutcomeStatus
        outcome={state.outcome.value}
        message={outcomeMessage(state.outcome.value, rules, undo)}
      />
    </div>
  );
}

/** The latest change to the list, with a button that undoes it. */
function outcomeMessage(
  outcome: ListOutcome,
  rules: OptionsMessages['rules'],
  onUndo: () => void,
): StatusMessage | undefined {
  const undo = { label: rules.undo, onUndo };
  switch (outcome.step) {
    case 'added':
      return { kind: 'good', text: rules.added(outcome.ids, outcome.known), undo };
    case 'allKnown':
      return { kind: 'known', text: rules.allKnown(outcome.ids) };
    case 'removed':
      return { kind: 'removed', text: rules.removed(outcome.id), undo };
    default:
      return undefined;
  }
}
