import { useId } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { Field } from '../../../components/Field.tsx';
import { useOptionsMessages } from '../../messages-context.tsx';
import { MAX_NAME_LENGTH, MAX_SIGNATURE_LENGTH } from '../model.ts';
import type { SenderState } from '../sender-state.ts';
import { TemplateStatus } from './TemplateStatus.tsx';

/** Who signs replies: one name and one signature for all templates. */
export function SenderForm({ state }: { state: SenderState }) {
  const { replyTemplates } = useOptionsMessages();
  const id = useId();
  const { agent, signature } = state.current.value;
  const saving = state.saving.value;
  const isChanged = state.isChanged.value;
  return (
    <form
      class="pane sender-form"
      onSubmit={(event) => {
        event.preventDefault();
        void state.save();
      }}
    >
      <div class="pane-head">
        <h3>{replyTemplates.senderTitle}</h3>
        {saving.step !== 'failed' && (isChanged || saving.step !== 'idle') && (
          <TemplateStatus saving={saving} standing={isChanged ? 'unsaved' : 'edited'} />
        )}
      </div>
      <div class="pane-part sender-fields">
        <Field
          label={replyTemplates.agentName}
          value={agent}
          hint={replyTemplates.agentHint}
          onInput={(text) => state.edit({ agent: text.slice(0, MAX_NAME_LENGTH) })}
        />
        <div class="field">
          <label class="field-label" for={id}>
            {replyTemplates.signature}
          </label>
          <div class="field-frame text-area template-text">
            <textarea
              id={id}
              class="field-input"
              rows={3}
              maxLength={MAX_SIGNATURE_LENGTH}
              value={signature}
              aria-describedby={`${id}-hint`}
              onInput={(event) => state.edit({ signature: event.currentTarget.value })}
            />
          </div>
          <p class="field-hint" id={`${id}-hint`}>
            {replyTemplates.signatureHint}
          </p>
        </div>
      </div>
      {saving.step === 'failed' && (
        <div class="pane-part">
          <FailureNotice failure={saving.failure} lead={replyTemplates.notStored} />
        </div>
      )}
      <div class="pane-foot">
        <Button type="submit" disabled={!isChanged} isBusy={saving.step === 'saving'}>
          {replyTemplates.saveSender}
        </Button>
      </div>
    </form>
  );
}
