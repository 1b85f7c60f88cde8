import { useEffect, useRef } from 'preact/hooks';
import type { Copies } from '../utils/replies/describe-copies.ts';
import type { ReplyLanguage } from '../utils/replies/language.ts';
import type { ReplyStore } from '../utils/replies/reply-store.ts';
import { Button } from './Button.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { useMessages } from './messages-context.ts';
import { Notice } from './Notice.tsx';
import { ReplyPreview } from './ReplyPreview.tsx';
import { Section } from './Section.tsx';
import { Select } from './Select.tsx';
import { Switch } from './Switch.tsx';
import type { ReplyInWork } from './use-reply.ts';
import './styles/reply.css';

interface Props {
  copies: Copies;
  replies: ReplyStore;
  reply: ReplyInWork;
  onOpenTemplates(): void;
}

/** A ready reply before it is copied: which one, in which language, and how it reads. */
export function ReplyView({ copies, replies, reply, onOpenTemplates }: Props) {
  const { copying } = useMessages();
  const form = useRef<HTMLDivElement>(null);
  const loading = replies.loading.value;
  const language = replies.language.value;
  const leavesNameOut = replies.leavesNameOut.value;
  const states = copies.choice.states.map((value) => ({ value, text: copying.stateName[value] }));
  const languages = (Object.keys(copying.languageName) as ReplyLanguage[]).map((value) => ({
    value,
    text: copying.languageName[value],
  }));
  // Where no reply is suggested there is nothing to copy yet: choosing comes first.
  useEffect(() => {
    if (!reply.chosen) form.current?.querySelector('select')?.focus();
  }, []);
  return (
    <Section
      title={copying.replyTitle}
      aside={
        <Button variant="quiet" onClick={onOpenTemplates}>
          {copying.editTemplates}
        </Button>
      }
    >
      <div class="reply-form" ref={form}>
        {loading.step === 'ready' && loading.settings.unreadable && (
          <Notice kind="warning" title={copying.defaultsTitle} advice={copying.defaultsAdvice} />
        )}
        <div class="reply-choices">
          <Select
            label={copying.situation}
            choices={states}
            chosen={reply.chosen}
            noneText={copying.chooseSituation}
            onChoose={reply.choose}
          />
          <Select
            label={copying.language}
            choices={languages}
            chosen={language}
            noneText=""
            onChoose={replies.chooseLanguage}
          />
        </div>
        {copies.hasRecipient && (
          <Switch
            label={copying.leaveNameOut}
            description={leavesNameOut ? copying.leavesNameOut : copying.namesRecipient}
            isOn={leavesNameOut}
            onChange={replies.leaveNameOut}
          />
        )}
        {loading.step === 'loading' && <p role="status">{copying.reading}</p>}
        {loading.step === 'failed' && (
          <FailureNotice
            kind="error"
            failure={loading.failure}
            onRetry={replies.load}
            onOpenOptions={onOpenTemplates}
          />
        )}
        {loading.step === 'ready' && (
          <section aria-label={copying.preview}>
            {reply.written ? (
              <ReplyPreview reply={reply.written} language={language} />
            ) : (
              <p class="reply-note">{copying.nothingChosen}</p>
            )}
          </section>
        )}
      </div>
    </Section>
  );
}
