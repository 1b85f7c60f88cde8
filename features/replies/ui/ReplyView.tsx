import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { Section } from '../../../components/Section.tsx';
import { Select } from '../../../components/Select.tsx';
import { Switch } from '../../../components/Switch.tsx';
import { useMessages } from '../../messages-context.tsx';
import type { Copies } from '../describe-copies.ts';
import type { ReplyLanguage, ReplyState } from '../model.ts';
import type { ReplyStore } from '../state.ts';
import type { ReplyResult } from '../write-reply.ts';
import { ReplyPreview } from './ReplyPreview.tsx';
import './reply.css';

/** The reply that is being prepared for one shipment. */
export interface ReplyInWork {
  /** Absent if nothing was suggested and the agent has not chosen yet. */
  chosen: ReplyState | undefined;
  choose(state: ReplyState): void;
  close(): void;
}

interface Props {
  copies: Copies;
  replies: ReplyStore;
  reply: ReplyInWork;
  /** Absent until a situation is chosen. */
  written: ReplyResult | undefined;
  onOpenTemplates(): void;
}

/** Form for a reply: situation, language and preview. */
export function ReplyView({ copies, replies, reply, written, onOpenTemplates }: Props) {
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
  // Without a suggested reply there is nothing to copy yet, so the choice gets the focus.
  useLayoutEffect(() => {
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
        {loading.step === 'ready' && loading.settings.choicesUnreadable && (
          <Notice kind="warning" title={copying.choicesLostTitle} advice={copying.choicesLostAdvice} />
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
            failure={loading.failure}
            ways={{ onRetry: replies.load, onOpenOptions: onOpenTemplates }}
          />
        )}
        {loading.step === 'ready' && (
          <section aria-label={copying.preview}>
            {written ? (
              <ReplyPreview reply={written} language={language} />
            ) : (
              <p class="reply-note">{copying.nothingChosen}</p>
            )}
          </section>
        )}
      </div>
    </Section>
  );
}
