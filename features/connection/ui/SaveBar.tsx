import { Check, CircleAlert } from 'lucide-preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { useOptionsMessages } from '../../messages-context.tsx';
import type { Environment } from '../../platform/model.ts';
import type { ConnectionState } from '../connection-state.ts';
import type { ChangedField } from '../draft.ts';
import { legendIdOf } from '../model.ts';

interface Props {
  state: ConnectionState;
}

/** Maximum number of fields that are named; the others are counted. */
const MAX_NAMED = 3;

/** Focuses the environment of the first change, because the buttons disappear with the changes. */
function focusLegend(environment: Environment | undefined): void {
  if (environment) document.getElementById(legendIdOf(environment))?.focus({ preventScroll: true });
}

/** Scrolls the field that is being edited out from under the bar: it appears, or grows, with a key press. */
function uncoverField(): void {
  // Its `scroll-margin` is the room for the bar.
  if (document.activeElement instanceof HTMLInputElement)
    document.activeElement.scrollIntoView({ block: 'nearest' });
}

/** Names what is not saved. Its Save button submits the form. Without changes there is only a short “Saved”. */
export function SaveBar({ state }: Props) {
  const { options } = useOptionsMessages();
  const saving = state.saving.value;
  const changes = state.changes.value;
  const isShown = changes.length > 0 || saving.step === 'saving';
  const changed = useRef<Environment>();
  changed.current = changes[0]?.environment ?? changed.current;
  // The button that had the focus is gone.
  useLayoutEffect(() => {
    if (saving.step === 'saved' && document.activeElement === document.body) focusLegend(changed.current);
  }, [saving]);
  useLayoutEffect(() => {
    if (isShown) uncoverField();
  }, [isShown, changes.length]);
  return (
    <>
      {saving.step === 'failed' && <FailureNotice failure={saving.failure} lead={options.saveFailed} />}
      <div class={isShown ? 'save-bar' : 'save-bar-empty'}>
        <div role="status" class="save-state-place">
          {saving.step === 'saving' && <span class="save-state">{options.saving}</span>}
          {saving.step === 'refused' && (
            <span class="save-state refused">
              <CircleAlert size={16} aria-hidden="true" />
              {options.saveRefused}
            </span>
          )}
          {saving.step === 'saved' && changes.length === 0 && (
            <span class="save-state done">
              <Check size={16} aria-hidden="true" />
              {options.saved}
            </span>
          )}
          {isShown && saving.step !== 'saving' && saving.step !== 'refused' && (
            <span class="save-state">
              <b>{options.unsaved}</b> {namesOf(changes)}
            </span>
          )}
        </div>
        {isShown && (
          <>
            <Button variant="quiet" onClick={discard}>
              {options.discard}
            </Button>
            <Button variant="primary" type="submit" isBusy={saving.step === 'saving'}>
              {options.save}
            </Button>
          </>
        )}
      </div>
    </>
  );

  function discard(): void {
    state.discard();
    focusLegend(changes[0]?.environment);
  }

  function namesOf(all: readonly ChangedField[]): string {
    const label = {
      partnerUrl: options.partnerUrl,
      key: options.partnerKey,
      clientUrl: options.clientUrl,
      clientToken: options.clientToken,
    };
    const names = all
      .slice(0, MAX_NAMED)
      .map(({ environment, field }) => options.unsavedField(label[field], environment));
    const rest = all.length - names.length;
    return [names.join(' · '), rest > 0 && options.unsavedMore(rest)].filter(Boolean).join(' ');
  }
}
