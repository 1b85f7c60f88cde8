import { useMessages } from '../../../components/messages-context.ts';
import { ReplyPreview } from '../../../components/ReplyPreview.tsx';
import type { TemplatesState } from './templates-state.ts';

interface Props {
  state: TemplatesState;
}

/** What a template makes of a sample: with every value, and with as little as the platform may give. */
export function PreviewPane({ state }: Props) {
  const { replyTemplates } = useMessages();
  const language = state.language.value;
  // “Not found” never knows more than the ID, and what is wrong need not be said twice.
  const isOne = state.state.value === 'notFound' || state.idOnly.value.step === 'faulty';
  return (
    <div class="pane template-preview">
      <div class="pane-head">
        <h3>{replyTemplates.previewTitle}</h3>
        <span class="verdict-aside">{replyTemplates.sample}</span>
      </div>
      {!isOne && (
        <div class="pane-part">
          <h4 class="template-subtitle">{replyTemplates.allKnown}</h4>
          <ReplyPreview reply={state.allKnown.value} language={language} />
        </div>
      )}
      <div class="pane-part">
        {!isOne && <h4 class="template-subtitle">{replyTemplates.idOnly}</h4>}
        <ReplyPreview reply={state.idOnly.value} language={language} />
      </div>
    </div>
  );
}
