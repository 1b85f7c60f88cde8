import { useLayoutEffect, useRef } from 'preact/hooks';
import { Select } from '../../../components/Select.tsx';
import { useLocale, useMessages } from '../../messages-context.tsx';
import { type Copies, replyTypesOf } from '../describe-copies.ts';
import type { ReplyType } from '../model.ts';
import { draftAfterChange, type ReplyDraft, replyKey } from '../reply-draft.ts';
import { replyFormText } from '../reply-form-text.en.ts';
import type { ReplyStore } from '../state.ts';
import { greetsByName, writeChosen } from '../writer/write-about.ts';
import type { ReplyResult } from '../writer/write-reply.ts';
import {
  CustomerField,
  DamagedRepliesNotice,
  ReplyLanguageSelect,
  TemplatesLoading,
} from './ReplyBasics.tsx';
import { ReplyEditor } from './ReplyEditor.tsx';
import { ReplyPreview } from './ReplyPreview.tsx';
import type { Insertion } from './use-insertion.ts';
import './reply.css';

/** The reply or the note that is being prepared for one shipment. */
export interface ReplyInWork {
  /** Absent if nothing was suggested and the agent has not chosen yet. */
  chosen: ReplyType | undefined;
  draft: ReplyDraft | undefined;
  /** The customer's name; empty if the agent has entered none. */
  customer: string;
  /** Absent if there is no page to insert into. */
  insertion: Insertion | undefined;
  choose(type: ReplyType): void;
  edit(draft: ReplyDraft): void;
  nameCustomer(name: string): void;
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

/** Form for a reply: situation, language and text. A note to colleagues has the language of the interface. */
export function ReplyView({ copies, replies, reply, written, onOpenTemplates }: Props) {
  const { replyForm: texts = replyFormText } = useMessages();
  const form = useRef<HTMLDivElement>(null);
  const loading = replies.loading.value;
  const language = replies.language.value;
  const locale = useLocale();
  const isNote = reply.chosen === 'note';
  const types = replyTypesOf(copies).map((value) => ({
    value,
    text: value === 'note' ? texts.note : texts.stateName[value],
  }));
  const nameChoice = copies.hasRecipient
    ? { leavesNameOut: replies.leavesNameOut.value, onChange: replies.leaveNameOut }
    : undefined;
  function nameCustomer(name: string): void {
    const { chosen, draft } = reply;
    const next = chosen && writeChosen(copies, chosen, name);
    const changed = draftAfterChange(draft, written, next);
    if (changed) reply.edit(changed);
    reply.nameCustomer(name);
  }
  // Without a suggested reply there is nothing to copy yet, so the choice gets the focus.
  useLayoutEffect(() => {
    if (!reply.chosen) form.current?.querySelector('select')?.focus();
  }, []);
  return (
    <section class="section reply-form" aria-label={isNote ? texts.note : texts.replyTitle} ref={form}>
      <DamagedRepliesNotice replies={replies} />
      <div class="reply-choices">
        <Select
          label={texts.situation}
          choices={types}
          chosen={reply.chosen}
          noneText={texts.chooseSituation}
          onChoose={reply.choose}
        />
        {!isNote && <ReplyLanguageSelect replies={replies} />}
        {reply.chosen && reply.chosen !== 'note' && greetsByName(copies.subject.options, reply.chosen) && (
          <CustomerField name={reply.customer} onInput={nameCustomer} />
        )}
      </div>
      {isNote && <p class="reply-note">{texts.noteAdvice}</p>}
      <TemplatesLoading replies={replies} onOpenTemplates={onOpenTemplates} />
      {loading.step === 'ready' && !written && <p class="reply-note">{texts.nothingChosen}</p>}
      {loading.step === 'ready' && written && written.step !== 'written' && (
        <section aria-label={texts.preview}>
          <ReplyPreview reply={written} language={language} />
        </section>
      )}
      {loading.step === 'ready' && written?.step === 'written' && reply.chosen && (
        <ReplyEditor
          draftKey={replyKey(copies.subject.options, reply.chosen)}
          written={written.text}
          draft={reply.draft}
          language={isNote ? locale : language}
          missing={written.missing}
          nameChoice={nameChoice}
          onEdit={reply.edit}
        />
      )}
    </section>
  );
}
