import { Lock } from 'lucide-preact';
import { useRef } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { useOptionsMessages } from '../../messages-context.tsx';
import { MAX_TEMPLATE_LENGTH, type ReplyState } from '../model.ts';
import { replyFormText } from '../reply-form-text.en.ts';
import type { TemplatesState, TextProblem, UnsavedTemplate } from '../templates-state.ts';
import { PLACEHOLDERS, type Placeholder } from '../writer/placeholders.ts';
import { TemplateStatus } from './TemplateStatus.tsx';

interface Props {
  state: TemplatesState;
}

/** Editor for one template, with its placeholders and problems. */
export function TemplatePane({ state }: Props) {
  const { replyTemplates, policy, replyForm: texts = replyFormText } = useOptionsMessages();
  const field = useRef<HTMLTextAreaElement>(null);
  const problems = state.problems.value;
  const saving = state.saving.value;
  const isLocked = state.isLocked.value;
  const isChanged = state.standing.value === 'unsaved';

  /** Inserts at the caret like typed text, so that the browser's undo works. */
  function insert(text: string): void {
    field.current?.focus();
    document.execCommand('insertText', false, text);
  }

  /** Replaces the whole text. The change takes effect when it is saved. */
  function insertDefault(): void {
    field.current?.select();
    insert(state.defaultText.value);
  }

  function leadOf(failed: UnsavedTemplate): string {
    const isShown = failed.language === state.language.value && failed.state === state.state.value;
    if (isShown) return replyTemplates.notStored;
    return replyTemplates.otherNotStored(texts.stateName[failed.state], texts.languageName[failed.language]);
  }

  function problemText(problem: TextProblem): string {
    if (problem.kind === 'empty') return replyTemplates.empty;
    if (problem.kind === 'tooLong') return replyTemplates.tooLong(MAX_TEMPLATE_LENGTH);
    return texts.problem(problem);
  }

  return (
    <form
      class="pane"
      onSubmit={(event) => {
        event.preventDefault();
        void state.save();
        if (state.saving.value.step === 'refused') field.current?.focus();
      }}
    >
      <div class="pane-head">
        <h3>
          <label for="template">{replyTemplates.template}</label>
        </h3>
        <TemplateStatus saving={saving} standing={state.standing.value} />
      </div>
      <div
        class={
          problems.length > 0
            ? 'pane-part field field-wrong'
            : `pane-part field ${isLocked ? 'field-locked' : ''}`
        }
      >
        <div class="field-frame text-area template-text">
          <textarea
            id="template"
            ref={field}
            class="field-input"
            lang={state.language.value}
            rows={10}
            value={state.text.value}
            readOnly={isLocked}
            aria-invalid={problems.length > 0 || undefined}
            aria-describedby="template-problems template-hint"
            onInput={(event) => state.edit(event.currentTarget.value)}
          />
        </div>
        <div id="template-problems" class="field-error" aria-live="polite">
          {problems.map((problem) => (
            <p key={problemText(problem)}>{problemText(problem)}</p>
          ))}
        </div>
        <p id="template-hint" class="field-hint">
          {isLocked && <Lock size={12} aria-hidden="true" />}
          {isLocked ? policy.locked : replyTemplates.hint}
        </p>
      </div>
      {!isLocked && (
        <div class="pane-part">
          <h4 class="template-subtitle" id="template-placeholders">
            {replyTemplates.placeholders}
          </h4>
          <ul class="chips template-chips" aria-labelledby="template-placeholders">
            {placeholdersFor(state.state.value).map((name) => (
              <li key={name}>
                <button
                  type="button"
                  class="chip"
                  title={texts.placeholderName[name]}
                  onClick={() => insert(`{${name}}`)}
                >
                  {`{${name}}`}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {state.failures.value.map((failed) => (
        <div class="pane-part" key={`${failed.language} ${failed.state}`}>
          <FailureNotice failure={failed.failure} lead={leadOf(failed)} />
        </div>
      ))}
      {!isLocked && (
        <div class="pane-foot">
          <Button variant="primary" type="submit" disabled={!isChanged} isBusy={saving.step === 'saving'}>
            {replyTemplates.save}
          </Button>
          {isChanged && <Button onClick={state.undo}>{replyTemplates.undo}</Button>}
          {state.text.value !== state.defaultText.value && (
            <Button variant="quiet" onClick={insertDefault}>
              {replyTemplates.useDefault}
            </Button>
          )}
        </div>
      )}
    </form>
  );
}

const OF_SEVERAL: readonly Placeholder[] = ['count', 'parcels'];
const OF_PEOPLE: readonly Placeholder[] = ['customer', 'agent', 'signature'];

/** The placeholders that can have a value: a reply about several IDs has its own. */
function placeholdersFor(state: ReplyState): readonly Placeholder[] {
  if (state === 'several') return [...OF_SEVERAL, ...OF_PEOPLE];
  return PLACEHOLDERS.filter((name) => !OF_SEVERAL.includes(name));
}
