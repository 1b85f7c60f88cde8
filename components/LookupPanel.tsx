import { useEffect, useRef } from 'preact/hooks';
import type { LookupState } from '../utils/lookup-state.ts';
import type { Copies } from '../utils/replies/describe-copies.ts';
import type { ReplyStore } from '../utils/replies/reply-store.ts';
import type { ShipmentDescription } from '../utils/shipment-description.ts';
import type { WatchControl } from '../utils/watch-state.ts';
import { LookupBody } from './LookupBody.tsx';
import { LookupFoot } from './LookupFoot.tsx';
import { LookupHead } from './LookupHead.tsx';
import { useMessages } from './messages-context.ts';
import type { NotIdControl } from './NotIdOffer.tsx';
import { Panel } from './Panel.tsx';
import { type Insert, ReplyActions } from './ReplyActions.tsx';
import { ReplyView } from './ReplyView.tsx';
import './styles/proof.css';
import './styles/shipment.css';
import { useReply } from './use-reply.ts';
import { WatchNote } from './WatchToggle.tsx';

interface Props {
  state: Exclude<LookupState, { step: 'idle' }>;
  /** The answer in words, where `state` has one. */
  description: ShipmentDescription | undefined;
  /** What can be copied of it, where there is an answer. */
  copies: Copies | undefined;
  replies: ReplyStore;
  /** Leave out where the mark stands elsewhere. */
  isSandbox?: boolean;
  /** Leave out where the ID's shape is known. */
  onTeach?: (() => void) | undefined;
  /** Leave out where it is an ID for certain, or is not marked anywhere. */
  notId?: NotIdControl | undefined;
  /** Leave out where there is nothing to watch. */
  watch?: WatchControl | undefined;
  /** Leave out where there is no page to insert a reply into. */
  onInsert?: Insert;
  onRefresh(): void;
  onOpenOptions(): void;
  onOpenTemplates(): void;
  onClose?: (() => void) | undefined;
  onHeadPointerDown?: ((event: PointerEvent) => void) | undefined;
}

/** One lookup in any of its states; the same in card and popup. */
export function LookupPanel({
  state,
  description,
  copies,
  replies,
  isSandbox = false,
  onRefresh,
  onOpenOptions,
  ...does
}: Props) {
  const { shipment } = useMessages();
  const trackingId = state.step === 'ready' ? state.lookup.trackingId : state.trackingId;
  const isRefreshing = state.step === 'ready' && state.isRefreshing;
  const reply = useReply(trackingId, copies);
  const hasReplied = useWasTrue(reply.isOpen);
  const hasFoot =
    reply.isOpen || copies !== undefined || does.onTeach !== undefined || does.notId !== undefined;
  return (
    <Panel
      onHeadPointerDown={does.onHeadPointerDown}
      head={
        <LookupHead
          trackingId={trackingId}
          step={state.step}
          description={description}
          isRefreshing={isRefreshing}
          isSandbox={isSandbox}
          watch={does.watch}
          onRefresh={onRefresh}
          onClose={does.onClose}
        />
      }
      foot={
        hasFoot &&
        (reply.isOpen ? (
          <ReplyActions
            reply={reply}
            isReady={replies.loading.value.step === 'ready'}
            onInsert={does.onInsert}
          />
        ) : (
          <>
            {does.watch && <WatchNote control={does.watch} />}
            <LookupFoot
              copies={copies}
              age={description && (isRefreshing ? shipment.refreshing : shipment.asked(description.age))}
              takesFocus={hasReplied}
              onTeach={does.onTeach}
              notId={does.notId}
              onReply={reply.open}
            />
          </>
        ))
      }
    >
      {reply.isOpen && copies ? (
        <ReplyView copies={copies} replies={replies} reply={reply} onOpenTemplates={does.onOpenTemplates} />
      ) : (
        <LookupBody
          state={state}
          description={description}
          onRetry={onRefresh}
          onOpenOptions={onOpenOptions}
        />
      )}
    </Panel>
  );
}

/** Whether it was true when this was last drawn. */
function useWasTrue(value: boolean): boolean {
  const before = useRef(false);
  const was = before.current;
  useEffect(() => {
    before.current = value;
  });
  return was;
}
