import { Check, PencilLine, X } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { SandboxMark } from '../../../components/Indicators.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { useMessages } from '../../messages-context.tsx';
import type { Copies } from '../describe-copies.ts';
import { draftedText, replyKey } from '../reply-draft.ts';
import { replyFormText } from '../reply-form-text.en.ts';
import type { ReplyStore } from '../state.ts';
import { writeChosen } from '../writer/write-about.ts';
import { ReplyActions } from './ReplyActions.tsx';
import { type ReplyInWork, ReplyView } from './ReplyView.tsx';
import './reply.css';

interface Props {
  /** The status of the shipment; the head has room for nothing else but the ID. */
  badge: ComponentChildren;
  isSandbox: boolean;
  copies: Copies;
  replies: ReplyStore;
  reply: ReplyInWork;
  /** A message above the reply. */
  notice: ComponentChildren;
  onOpenTemplates(): void;
  /** Absent outside of the card. */
  onClose: (() => void) | undefined;
  onHeadPointerDown: ((event: PointerEvent) => void) | undefined;
}

/** The reply about one ID, in place of the answer. After it was inserted, a line that leaves the page's editor visible. */
export function ReplyPanel({
  badge,
  isSandbox,
  copies,
  replies,
  reply,
  notice,
  onClose,
  ...handlers
}: Props) {
  const { common, replyForm: texts = replyFormText } = useMessages();
  const { insertion, chosen } = reply;
  const written = chosen && writeChosen(copies, chosen, reply.customer);
  const isReady = replies.loading.value.step === 'ready';
  const text =
    isReady && chosen && written?.step === 'written'
      ? draftedText(reply.draft, replyKey(copies.subject.options, chosen), written.text)
      : undefined;
  const close = onClose && (
    <IconButton label={common.close} onClick={onClose}>
      <X size={16} aria-hidden="true" />
    </IconButton>
  );
  if (close && insertion?.state.step === 'done' && insertion.state.outcome === 'landed')
    return (
      <article class="panel-view reply-done">
        <header
          class="panel-head panel-draggable"
          data-part="head"
          onPointerDown={handlers.onHeadPointerDown}
        >
          <div class="head-row">
            <Check class="reply-done-icon" size={16} strokeWidth={2.6} aria-hidden="true" />
            <InsertedLine text={texts.insertOutcome.landed.copied} />
            <Button variant="quiet" onClick={reply.close}>
              {texts.back}
            </Button>
            {close}
          </div>
        </header>
      </article>
    );
  return (
    <Panel
      head={
        <div class="head-row reply-head">
          {badge}
          {isSandbox && <SandboxMark />}
          <h1 class="reply-id mono">
            <bdi>{copies.subject.trackingId}</bdi>
          </h1>
        </div>
      }
      corner={
        <>
          <IconButton label={texts.editTemplates} onClick={handlers.onOpenTemplates}>
            <PencilLine size={16} aria-hidden="true" />
          </IconButton>
          {close}
        </>
      }
      onHeadPointerDown={handlers.onHeadPointerDown}
      foot={<ReplyActions text={text} insertion={insertion} close={reply.close} />}
    >
      {notice && <div class="panel-notice">{notice}</div>}
      <ReplyView
        copies={copies}
        replies={replies}
        reply={reply}
        written={written}
        onOpenTemplates={handlers.onOpenTemplates}
      />
    </Panel>
  );
}

/** Gets its text when it has been drawn: screen readers announce changes of existing elements. */
function InsertedLine({ text }: { text: string }) {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => setIsDrawn(true), []);
  return (
    <p class="reply-done-text" role="status">
      {isDrawn && text}
    </p>
  );
}
