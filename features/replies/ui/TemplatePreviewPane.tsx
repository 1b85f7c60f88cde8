import { useOptionsMessages } from '../../messages-context.tsx';
import type { TemplatesState } from '../templates-state.ts';
import { ReplyPreview } from './ReplyPreview.tsx';

interface Props {
  state: TemplatesState;
}

/** Preview of a template with every value, and with the minimum that the platform may return. */
export function TemplatePreviewPane({ state }: Props) {
  const { replyTemplates } = useOptionsMessages();
  const language = state.language.value;
  // The problems are listed beside the template.
  const isFaulty = state.problems.value.length > 0;
  // A reply about an unknown ID has no other values, and one about several IDs has its own samples.
  const isOne = ['notFound', 'several'].includes(state.state.value);
  return (
    <div class="pane template-preview">
      <div class="pane-head">
        <h3>{replyTemplates.previewTitle}</h3>
        <span class="verdict-aside">{replyTemplates.sample}</span>
      </div>
      {isFaulty && <p class="pane-part quiet">{replyTemplates.correctFirst}</p>}
      {!isFaulty && !isOne && (
        <div class="pane-part">
          <h4 class="template-subtitle">{replyTemplates.allKnown}</h4>
          <ReplyPreview reply={state.allKnown.value} language={language} />
        </div>
      )}
      {!isFaulty && (
        <div class="pane-part">
          {!isOne && <h4 class="template-subtitle">{replyTemplates.idOnly}</h4>}
          <ReplyPreview reply={state.idOnly.value} language={language} />
        </div>
      )}
    </div>
  );
}
