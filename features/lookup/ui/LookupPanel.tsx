import type { ComponentChildren } from 'preact';
import { Button } from '../../../components/Button.tsx';
import { useWasTrue } from '../../../components/hooks.ts';
import { Panel } from '../../../components/Panel.tsx';
import type { IgnoreControl } from '../../detection/ui/IdPrompts.tsx';
import { useMessages } from '../../messages-context.tsx';
import type { Environment } from '../../platform/model.ts';
import type { Copies } from '../../replies/describe-copies.ts';
import type { ReplyStore } from '../../replies/state.ts';
import type { BeginInsertion } from '../../replies/ui/use-insertion.ts';
import { useReply } from '../../replies/ui/use-reply.ts';
import type { ShipmentDescription } from '../../shipment/description.ts';
import { StatusBadge } from '../../shipment/ui/StatusBadge.tsx';
import type { WatchControl } from '../../watch/state.ts';
import { WatchNote } from '../../watch/ui/WatchToggle.tsx';
import type { BegunLookup } from '../state.ts';
import { LookupBody } from './LookupBody.tsx';
import { LookupFoot } from './LookupFoot.tsx';
import { LookupCorner, LookupHead } from './LookupHead.tsx';
import { LookupUnder } from './LookupUnder.tsx';
import { NotFoundBadge } from './NotFound.tsx';
import '../../proof/ui/proof.css';
import '../../shipment/ui/shipment.css';
import '../../shipment/ui/shipment-narrow.css';

interface Props {
  state: BegunLookup;
  /** Description of the answer, if `state` has one. */
  description: ShipmentDescription | undefined;
  /** The texts to copy, if there is an answer. */
  copies: Copies | undefined;
  replies: ReplyStore;
  /** Whether the reply is shown first, and its Back leads to the answer. */
  isReplyOpen?: boolean | undefined;
  /** Omit if the sandbox is shown elsewhere. */
  isSandbox?: boolean;
  /** Omit if the ID matches a known format. */
  onAddPattern?: (() => void) | undefined;
  /** Omit if the text is certainly an ID, or is not highlighted anywhere. */
  notId?: IgnoreControl | undefined;
  /** A message above the answer. */
  notice?: ComponentChildren;
  /** Further buttons beside those that copy an answer. */
  footActions?: ComponentChildren;
  /** At the start of the line below the buttons, such as the way to the next ID; shown in every state. */
  footNav?: ComponentChildren;
  /** Omit if there is nothing to watch. */
  watch?: WatchControl | undefined;
  /** Omit if there is no page to insert a reply into. */
  onInsert?: BeginInsertion;
  onRefresh(): void;
  onLookIn(environment: Environment): void;
  onOpenOptions(): void;
  onOpenTemplates(): void;
  onClose?: (() => void) | undefined;
  onHeadPointerDown?: ((event: PointerEvent) => void) | undefined;
}

/** One lookup in any of its states, in card and popup. */
export function LookupPanel({
  state,
  description,
  copies,
  replies,
  isSandbox = false,
  onRefresh,
  onOpenOptions,
  ...rest
}: Props) {
  const { shipment } = useMessages();
  const trackingId = state.step === 'ready' ? state.lookup.trackingId : state.trackingId;
  const isReady = replies.loading.value.step === 'ready';
  const reply = useReply(trackingId, copies, isReady, rest.onInsert, rest.isReplyOpen);
  const hasReplied = useWasTrue(reply.View !== undefined);
  const other = state.step === 'failed' ? state.other : undefined;
  const isSetUp = state.step !== 'failed' || state.failure.kind !== 'notConfigured';
  const hasFoot = Boolean(
    state.step === 'loading' || copies || rest.onAddPattern || other || rest.footActions,
  );
  if (reply.View && copies)
    return (
      <reply.View
        badge={description ? <StatusBadge category={description.statusCategory} /> : <NotFoundBadge />}
        isSandbox={isSandbox}
        copies={copies}
        replies={replies}
        reply={reply}
        notice={rest.notice}
        onOpenTemplates={rest.onOpenTemplates}
        onClose={rest.onClose}
        onHeadPointerDown={rest.onHeadPointerDown}
      />
    );
  return (
    <Panel
      onHeadPointerDown={rest.onHeadPointerDown}
      head={
        <LookupHead trackingId={trackingId} state={state} description={description} isSandbox={isSandbox} />
      }
      corner={<LookupCorner watch={rest.watch} onClose={rest.onClose} />}
      foot={
        hasFoot && (
          <>
            {rest.watch && <WatchNote control={rest.watch} />}
            <LookupFoot
              copies={copies}
              takesFocus={hasReplied}
              onAddPattern={rest.onAddPattern}
              isLoading={state.step === 'loading'}
              reply={reply}
            >
              {other && (
                <Button onClick={() => rest.onLookIn(other)}>{shipment.notFound.lookIn[other]}</Button>
              )}
              {rest.footActions}
            </LookupFoot>
          </>
        )
      }
      under={
        isSetUp && (
          <LookupUnder state={state} onRefresh={onRefresh}>
            {rest.footNav}
          </LookupUnder>
        )
      }
    >
      {rest.notice && <div class="panel-notice">{rest.notice}</div>}
      <LookupBody
        state={state}
        description={description}
        notId={rest.notId}
        onRetry={onRefresh}
        onOpenOptions={onOpenOptions}
      />
    </Panel>
  );
}
