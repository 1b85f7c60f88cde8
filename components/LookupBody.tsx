import type { LookupState } from '../utils/lookup-state.ts';
import type { ShipmentDescription } from '../utils/shipment-description.ts';
import { ChangedSince } from './ChangedSince.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { useMessages } from './messages-context.ts';
import { Notice } from './Notice.tsx';
import { ShipmentBody } from './ShipmentBody.tsx';
import { ShipmentSkeleton } from './ShipmentSkeleton.tsx';

interface Props {
  state: LookupState;
  description: ShipmentDescription | undefined;
  onRetry(): void;
  onOpenOptions(): void;
}

/** What stands between head and foot, for every state of a lookup. */
export function LookupBody({ state, description, onRetry, onOpenOptions }: Props) {
  const { shipment } = useMessages();
  if (state.step === 'loading') return <ShipmentSkeleton />;
  if (state.step === 'failed') {
    return (
      <div class="panel-notice">
        <FailureNotice kind="error" failure={state.failure} onRetry={onRetry} onOpenOptions={onOpenOptions} />
      </div>
    );
  }
  if (state.step !== 'ready' || !description) return null;
  return (
    <>
      {description.before && <ChangedSince before={description.before} />}
      {state.failure && (
        <div class="panel-notice">
          <FailureNotice
            kind="warning"
            failure={state.failure}
            addition={shipment.showsOld(description.age)}
            onRetry={onRetry}
            onOpenOptions={onOpenOptions}
          />
        </div>
      )}
      {description.otherId && (
        <div class="panel-notice">
          <Notice kind="warning" title={shipment.otherId(description.otherId)} />
        </div>
      )}
      <ShipmentBody key={description.trackingId} description={description} />
    </>
  );
}
