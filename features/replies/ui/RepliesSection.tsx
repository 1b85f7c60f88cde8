import { Chips } from '../../../components/Chips.tsx';
import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { Spinner } from '../../../components/Indicators.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { useOptionsMessages } from '../../messages-context.tsx';
import { REPLY_LANGUAGES } from '../languages.ts';
import { REPLY_STATES, type ReplyState } from '../model.ts';
import { replyFormText } from '../reply-form-text.en.ts';
import { TemplatePreviewPane } from './TemplatePreviewPane.tsx';
import './replies.css';
import { OptionsSection } from '../../../components/OptionsSection.tsx';
import type { TemplatesState } from '../templates-state.ts';
import { SenderForm } from './SenderForm.tsx';
import { TemplatePane } from './TemplatePane.tsx';

interface Props {
  state: TemplatesState;
}

/** The reply templates by situation and language, each with a preview. */
export function RepliesSection({ state }: Props) {
  const { replyTemplates, replyForm: texts = replyFormText } = useOptionsMessages();
  const loading = state.loading.value;
  const language = state.language.value;

  function nameOf(value: ReplyState): string {
    const name = texts.stateName[value];
    const standing = state.standingOf(language, value);
    return standing === 'default' ? name : replyTemplates[standing](name);
  }

  return (
    <OptionsSection id="replies" title={replyTemplates.title} lead={replyTemplates.lead} isWide>
      {loading.step === 'loading' && (
        <p class="page-wait-line" role="status">
          <Spinner />
          {replyTemplates.loading}
        </p>
      )}
      {loading.step === 'failed' && (
        <FailureNotice
          failure={loading.failure}
          action={{ label: replyTemplates.retry, onClick: () => void state.load() }}
        />
      )}
      {loading.step === 'ready' && (
        <>
          {loading.settings.unreadable && (
            <Notice
              kind="warning"
              title={replyTemplates.unreadableTitle}
              advice={replyTemplates.unreadableAdvice}
            />
          )}
          <Chips
            label={replyTemplates.language}
            choices={REPLY_LANGUAGES.map((value) => ({ value, text: texts.languageName[value] }))}
            chosen={language}
            onChoose={state.chooseLanguage}
            hasLabel
          />
          <Chips
            label={replyTemplates.situation}
            choices={REPLY_STATES.map((value) => ({ value, text: nameOf(value) }))}
            chosen={state.state.value}
            onChoose={state.chooseState}
            hasLabel
          />
          <div class="panes">
            <TemplatePane state={state} />
            <TemplatePreviewPane state={state} />
          </div>
          {state.sender.value && <SenderForm state={state.sender.value} />}
        </>
      )}
    </OptionsSection>
  );
}
