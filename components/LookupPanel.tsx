import type { LookupState } from '../utils/lookup-state.ts';
import type { ShipmentDescription } from '../utils/shipment-description.ts';
import type { WatchControl } from '../utils/watch-state.ts';
import { CopyButton } from './CopyButton.tsx';
import { LookupBody } from './LookupBody.tsx';
import { LookupHead } from './LookupHead.tsx';
import { useMessages } from './messages-context.ts';
import { Panel } from './Panel.tsx';
import './styles/proof.css';
import './styles/shipment.css';
import { TeachOffer } from './TeachOffer.tsx';
import { WatchNote } from './WatchToggle.tsx';

interface Props {
  state: Exclude<LookupState, { step: 'idle' }>;
  /** The answer in words, where `state` has one. */
  description: ShipmentDescription | undefined;
  /** Leave out where the mark stands elsewhere. */
  isSandbox?: boolean;
  /** Leave out where the ID's shape is known. */
  onTeach?: (() => void) | undefined;
  /** Leave out where there is nothing to watch. */
  watch?: WatchControl | undefined;
  onRefresh(): void;
  onOpenOptions(): void;
  onClose?: (() => void) | undefined;
  onHeadPointerDown?: ((event: PointerEvent) => void) | undefined;
}

/** One lookup in any of its states; the same in card and popup. */
export function LookupPanel({
  state,
  description,
  isSandbox = false,
  onRefresh,
  onOpenOptions,
  ...does
}: Props) {
  const { shipment } = useMessages();
  const trackingId = state.step === 'ready' ? state.lookup.trackingId : state.trackingId;
  const isRefreshing = state.step === 'ready' && state.isRefreshing;
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
        (description || does.onTeach) && (
          <>
            {does.watch && <WatchNote control={does.watch} />}
            {does.onTeach && <TeachOffer onTeach={does.onTeach} />}
            {description && (
              <>
                <CopyButton label={shipment.copySummary} text={description.summary} variant="primary" />
                <span class="panel-age">
                  {isRefreshing ? shipment.refreshing : shipment.asked(description.age)}
                </span>
              </>
            )}
          </>
        )
      }
    >
      <LookupBody state={state} description={description} onRetry={onRefresh} onOpenOptions={onOpenOptions} />
    </Panel>
  );
}
