import { Check, CircleAlert } from 'lucide-preact';
import { useOptionsMessages } from '../../messages-context.tsx';
import type { TemplateSaving, TemplateStanding } from '../templates-state.ts';

interface Props {
  saving: TemplateSaving;
  standing: TemplateStanding;
}

/** Whether the template on screen is the default, edited or unsaved. Screen readers announce changes. */
export function TemplateStatus({ saving, standing }: Props) {
  const { replyTemplates } = useOptionsMessages();
  const standingText = {
    default: replyTemplates.isDefault,
    edited: replyTemplates.isEdited,
    unsaved: replyTemplates.isUnsaved,
  };
  return (
    <span role="status">
      {saving.step === 'refused' ? (
        <span class="verdict bad">
          <CircleAlert size={14} aria-hidden="true" />
          {replyTemplates.correctFirst}
        </span>
      ) : saving.step === 'saved' && standing !== 'unsaved' ? (
        <span class="verdict good">
          <Check size={14} aria-hidden="true" />
          {replyTemplates.saved}
        </span>
      ) : (
        <span class={standing === 'unsaved' ? 'verdict doubtful' : 'verdict-aside'}>
          {saving.step === 'saving' ? replyTemplates.saving : standingText[standing]}
        </span>
      )}
    </span>
  );
}
