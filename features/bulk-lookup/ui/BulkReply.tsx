import { PencilLine } from 'lucide-preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { IconButton } from '../../../components/IconButton.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { useLocale, usePopupMessages } from '../../messages-context.tsx';
import { currentCopyOptions, describeCopies } from '../../replies/describe-copies.ts';
import { draftAfterChange, draftedText, replyKey } from '../../replies/reply-draft.ts';
import { replyFormText } from '../../replies/reply-form-text.en.ts';
import type { ReplyStore } from '../../replies/state.ts';
import { ReplyActions } from '../../replies/ui/ReplyActions.tsx';
import {
  CustomerField,
  DamagedRepliesNotice,
  ReplyLanguageSelect,
  TemplatesLoading,
} from '../../replies/ui/ReplyBasics.tsx';
import { ReplyEditor } from '../../replies/ui/ReplyEditor.tsx';
import { ReplyPreview } from '../../replies/ui/ReplyPreview.tsx';
import { greetsByName } from '../../replies/writer/write-about.ts';
import { placeInList, writeReplyAboutSeveral } from '../../replies/writer/write-several.ts';
import type { BulkRow } from '../run-state.ts';
import type { BegunReply } from '../state.ts';
import { bulkViewText } from '../view-text.en.ts';

export interface BulkReplyProps {
  rows: readonly BulkRow[];
  replies: ReplyStore;
  isSandbox: boolean;
  begun: BegunReply;
  onChange(changed: Partial<BegunReply>): void;
  onOpenTemplates(): void;
  onClose(): void;
}

/** One reply about all IDs of the table, in its place. */
export function BulkReply({ rows, replies, isSandbox, begun, ...handlers }: BulkReplyProps) {
  const { draft, customer } = begun;
  const messages = usePopupMessages();
  const locale = useLocale();
  const { bulkView: texts = bulkViewText, replyForm: form = replyFormText } = messages;
  const title = useRef<HTMLHeadingElement>(null);
  const options = currentCopyOptions(replies, isSandbox);
  const context = { messages, locale, now: Date.now() };
  const about = rows.map((row) => ({ trackingId: row.trackingId, copies: copiesOf(row) }));
  const listed = about.map(({ trackingId, copies }) => placeInList(trackingId, copies));
  const unclear = listed.filter(({ situation }) => situation === 'unclear');
  const isReady = replies.loading.value.step === 'ready';
  const written = writeReplyAboutSeveral(listed, options, locale, customer);
  const key = replyKey(options, 'several');
  const text = isReady && written.step === 'written' ? draftedText(draft, key, written.text) : undefined;
  useLayoutEffect(() => title.current?.focus(), []);

  function nameCustomer(name: string): void {
    const changed = draftAfterChange(draft, written, writeReplyAboutSeveral(listed, options, locale, name));
    handlers.onChange({ draft: changed ?? draft, customer: name });
  }

  function copiesOf({ trackingId, answer: { value: answer } }: BulkRow) {
    const isMissing = answer.step === 'failed' && answer.failure.kind === 'notFound';
    if (answer.step === 'answered')
      return describeCopies({ trackingId, lookup: answer.lookup }, options, context);
    return isMissing ? describeCopies({ trackingId }, options, context) : undefined;
  }

  return (
    <section class="bulk bulk-reply" aria-label={form.replyTitle}>
      <div class="bulk-bar bulk-head">
        <h1 class="bulk-title" tabIndex={-1} ref={title}>
          {texts.replyTitle(rows.length)}
        </h1>
        <IconButton label={form.editTemplates} onClick={handlers.onOpenTemplates}>
          <PencilLine size={16} aria-hidden="true" />
        </IconButton>
      </div>
      <div class="bulk-draft reply-form">
        <DamagedRepliesNotice replies={replies} />
        {unclear.length > 0 && (
          <Notice
            kind="warning"
            title={texts.unclear(unclear.length)}
            advice={texts.unclearAdvice(unclear.map(({ trackingId }) => trackingId))}
          />
        )}
        <div class="reply-choices">
          <ReplyLanguageSelect replies={replies} />
          {greetsByName(options, 'several') && <CustomerField name={customer} onInput={nameCustomer} />}
        </div>
        <TemplatesLoading replies={replies} onOpenTemplates={handlers.onOpenTemplates} />
        {isReady && written.step !== 'written' && (
          <ReplyPreview reply={written} language={options.language} />
        )}
        {isReady && written.step === 'written' && (
          <ReplyEditor
            draftKey={key}
            written={written.text}
            draft={draft}
            language={options.language}
            missing={written.missing}
            nameChoice={
              about.some(({ copies }) => copies?.hasRecipient)
                ? { leavesNameOut: options.leavesNameOut, onChange: replies.leaveNameOut }
                : undefined
            }
            onEdit={(edited) => handlers.onChange({ draft: edited })}
          />
        )}
      </div>
      <footer class="bulk-foot">
        <ReplyActions text={text} insertion={undefined} close={handlers.onClose} />
      </footer>
    </section>
  );
}
