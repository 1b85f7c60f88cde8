import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { Field } from '../../../components/Field.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { Select } from '../../../components/Select.tsx';
import { useMessages } from '../../messages-context.tsx';
import { REPLY_LANGUAGES } from '../languages.ts';
import { MAX_NAME_LENGTH } from '../model.ts';
import { replyFormText } from '../reply-form-text.en.ts';
import type { ReplyStore } from '../state.ts';

/** The language of a reply, and whether it is that of the text around the ID. */
export function ReplyLanguageSelect({ replies }: { replies: ReplyStore }) {
  const { replyForm: texts = replyFormText } = useMessages();
  const language = replies.language.value;
  const languages = REPLY_LANGUAGES.map((value) => ({
    value,
    text:
      value === language && replies.isLanguageDetected.value
        ? texts.detected(texts.languageName[value])
        : texts.languageName[value],
  }));
  return (
    <Select
      label={texts.language}
      choices={languages}
      chosen={language}
      noneText=""
      onChoose={replies.chooseLanguage}
    />
  );
}

interface Props {
  replies: ReplyStore;
  onOpenTemplates(): void;
}

/** Warnings about unreadable templates and choices, above a reply. */
export function DamagedRepliesNotice({ replies }: Pick<Props, 'replies'>) {
  const { replyForm: texts = replyFormText } = useMessages();
  const loading = replies.loading.value;
  if (loading.step !== 'ready') return null;
  return (
    <>
      {loading.settings.unreadable && (
        <Notice kind="warning" title={texts.defaultsTitle} advice={texts.defaultsAdvice} />
      )}
      {loading.settings.choicesUnreadable && (
        <Notice kind="warning" title={texts.choicesLostTitle} advice={texts.choicesLostAdvice} />
      )}
    </>
  );
}

/** In place of a reply until the templates are loaded. */
export function TemplatesLoading({ replies, onOpenTemplates }: Props) {
  const { replyForm: texts = replyFormText } = useMessages();
  const loading = replies.loading.value;
  if (loading.step === 'loading') return <p role="status">{texts.reading}</p>;
  if (loading.step === 'ready') return null;
  return (
    <FailureNotice
      failure={loading.failure}
      ways={{ onRetry: replies.load, onOpenOptions: onOpenTemplates }}
    />
  );
}

interface CustomerProps {
  name: string;
  onInput(name: string): void;
}

/** The customer's name, which only the agent knows. Without it, the greeting has none. */
export function CustomerField({ name, onInput }: CustomerProps) {
  const { replyForm: texts = replyFormText } = useMessages();
  return (
    <div class="reply-customer">
      <Field
        label={texts.customer}
        isLabelHidden
        placeholder={texts.customer}
        value={name}
        onInput={(text) => onInput(text.slice(0, MAX_NAME_LENGTH))}
      />
    </div>
  );
}
