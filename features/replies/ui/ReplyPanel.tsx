import type { ComponentChildren } from 'preact';
import { Panel } from '../../../components/Panel.tsx';
import type { Copies } from '../describe-copies.ts';
import type { ReplyStore } from '../state.ts';
import { writeReplyAbout } from '../write-about.ts';
import type { Insert } from './InsertButton.tsx';
import { ReplyActions } from './ReplyActions.tsx';
import { type ReplyInWork, ReplyView } from './ReplyView.tsx';

interface Props {
  head: ComponentChildren;
  /** Buttons in the corner of the head. */
  corner: ComponentChildren;
  copies: Copies;
  replies: ReplyStore;
  reply: ReplyInWork;
  /** A message above the reply. */
  notice: ComponentChildren;
  /** Absent if there is no page to insert into. */
  onInsert: Insert | undefined;
  onOpenTemplates(): void;
  onHeadPointerDown: ((event: PointerEvent) => void) | undefined;
}

/** The reply about one ID, in place of the answer. */
export function ReplyPanel({ head, corner, copies, replies, reply, notice, onInsert, ...handlers }: Props) {
  const written = reply.chosen && writeReplyAbout(copies.subject, reply.chosen);
  const isReady = replies.loading.value.step === 'ready';
  return (
    <Panel
      head={head}
      corner={corner}
      onHeadPointerDown={handlers.onHeadPointerDown}
      foot={<ReplyActions written={isReady ? written : undefined} close={reply.close} onInsert={onInsert} />}
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
