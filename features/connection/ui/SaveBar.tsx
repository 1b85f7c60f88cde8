import { Check, CircleAlert } from 'lucide-preact';
import { Button } from '../../../components/Button.tsx';
import { useOptionsMessages } from '../../messages-context.tsx';
import type { Saving } from '../connection-state.ts';

interface Props {
  saving: Saving;
  isChanged: boolean;
  onDiscard(): void;
}

/** Shows whether there are unsaved changes. Its Save button submits the form. */
export function SaveBar({ saving, isChanged, onDiscard }: Props) {
  const { options } = useOptionsMessages();
  const isStuck = isChanged || saving.step !== 'idle';
  return (
    <div class={isStuck ? 'save-bar stuck' : 'save-bar'}>
      <div role="status" class="save-state-place">
        <SaveState saving={saving} isChanged={isChanged} />
      </div>
      {isChanged && (
        <Button variant="quiet" onClick={onDiscard}>
          {options.discard}
        </Button>
      )}
      <Button variant="primary" type="submit" isBusy={saving.step === 'saving'}>
        {options.save}
      </Button>
    </div>
  );
}

function SaveState({ saving, isChanged }: Pick<Props, 'saving' | 'isChanged'>) {
  const { options } = useOptionsMessages();
  if (saving.step === 'saving') return <span class="save-state">{options.saving}</span>;
  if (saving.step === 'refused') {
    return (
      <span class="save-state refused">
        <CircleAlert size={16} aria-hidden="true" />
        {options.saveRefused}
      </span>
    );
  }
  if (isChanged) return <span class="save-state unsaved">{options.unsaved}</span>;
  if (saving.step !== 'saved') return <span class="save-state">{options.noChanges}</span>;
  return (
    <span class="save-state done">
      <Check size={16} aria-hidden="true" />
      {options.saved}
    </span>
  );
}
