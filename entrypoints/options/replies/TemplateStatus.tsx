import { Check, CircleAlert } from 'lucide-preact';
import { useMessages } from '../../../components/messages-context.ts';
import type { Keeping, TemplateStanding } from './templates-state.ts';

interface Props {
  keeping: Keeping;
  standing: TemplateStanding;
}

/** Whether the template that is shown is the default, a kept one or not kept yet; announced. */
export function TemplateStatus({ keeping, standing }: Props) {
  const { replyTemplates } = useMessages();
  const words = {
    default: replyTemplates.isDefault,
    edited: replyTemplates.isEdited,
    notKept: replyTemplates.isNotKept,
  };
  return (
    <span role="status">
      {keeping.step === 'refused' ? (
        <span class="verdict bad">
          <CircleAlert size={14} aria-hidden="true" />
          {replyTemplates.correctFirst}
        </span>
      ) : keeping.step === 'kept' && standing !== 'notKept' ? (
        <span class="verdict good">
          <Check size={14} aria-hidden="true" />
          {replyTemplates.kept}
        </span>
      ) : (
        <span class={standing === 'notKept' ? 'verdict doubtful' : 'verdict-aside'}>
          {keeping.step === 'keeping' ? replyTemplates.keeping : words[standing]}
        </span>
      )}
    </span>
  );
}
