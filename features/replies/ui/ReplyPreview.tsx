import { Notice } from '../../../components/Notice.tsx';
import { useMessages } from '../../messages-context.tsx';
import type { ReplyLanguage } from '../languages.ts';
import { replyFormText } from '../reply-form-text.en.ts';
import type { ReplyResult } from '../writer/write-reply.ts';
import './reply.css';

interface Props {
  reply: ReplyResult;
  language: ReplyLanguage;
}

/** A reply as it will be copied with a list of its missing values, or the reason why there is no reply. */
export function ReplyPreview({ reply, language }: Props) {
  const { replyForm: texts = replyFormText } = useMessages();
  if (reply.step === 'faulty') {
    return (
      <Notice kind="warning" title={texts.faultyTitle}>
        <ul>
          {reply.problems.map((problem) => (
            <li key={texts.problem(problem)}>{texts.problem(problem)}</li>
          ))}
        </ul>
      </Notice>
    );
  }
  const missing = reply.missing.map((name) => texts.placeholderName[name]);
  if (reply.step === 'empty') {
    const advice = missing.length > 0 ? texts.emptyAdvice(missing) : undefined;
    return <Notice kind="warning" title={texts.emptyTitle} advice={advice} />;
  }
  return (
    <div class="reply-preview">
      <div class="reply-text" lang={language} dir="auto">
        {reply.text}
      </div>
      {missing.length > 0 && <p class="reply-note">{texts.missing(missing)}</p>}
    </div>
  );
}
