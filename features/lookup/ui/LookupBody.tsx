import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { useMessages } from '../../messages-context.tsx';
import { ChangedSince } from '../../recent/ui/ChangedSince.tsx';
import type { ShipmentDescription } from '../../shipment/description.ts';
import { ShipmentSkeleton } from '../../shipment/ui/ShipmentSkeleton.tsx';
import type { LookupState } from '../state.ts';
import { ShipmentBody } from './ShipmentBody.tsx';

interface Props {
  state: LookupState;
  description: ShipmentDescription | undefined;
  locale: string;
  onRetry(): void;
  onOpenOptions(): void;
}

/** The part between head and foot, in every state of a lookup. */
export function LookupBody({ state, description, locale, onRetry, onOpenOptions }: Props) {
  const { shipment } = useMessages();
  if (state.step === 'loading') return <ShipmentSkeleton />;
  if (state.step === 'failed') {
    return (
      <div class="panel-notice">
        <FailureNotice failure={state.failure} ways={{ onRetry, onOpenOptions }} />
      </div>
    );
  }
  if (state.step !== 'ready' || !description) return null;
  return (
    <>
      {state.lookup.before && <ChangedSince previous={state.lookup.before} locale={locale} />}
      {state.failure && (
        <div class="panel-notice">
          <FailureNotice
            kind="warning"
            failure={state.failure}
            addition={shipment.showsOld(description.age)}
            ways={{ onRetry, onOpenOptions }}
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
