import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { type IgnoreControl, IgnoreSection } from '../../detection/ui/IdPrompts.tsx';
import { useMessages } from '../../messages-context.tsx';
import { ChangedSince } from '../../recent/ui/ChangedSince.tsx';
import type { ShipmentDescription } from '../../shipment/description.ts';
import { ShipmentSkeleton } from '../../shipment/ui/ShipmentSkeleton.tsx';
import type { BegunLookup } from '../state.ts';
import { NotFound } from './NotFound.tsx';
import { NotSetUp } from './NotSetUp.tsx';
import { ShipmentBody } from './ShipmentBody.tsx';

interface Props {
  state: BegunLookup;
  description: ShipmentDescription | undefined;
  /** Absent if the text is certainly an ID. */
  notId?: IgnoreControl | undefined;
  onRetry(): void;
  onOpenOptions(): void;
}

/** The part between head and foot, in every state of a lookup. */
export function LookupBody({ state, description, notId, onRetry, onOpenOptions }: Props) {
  const { shipment } = useMessages();
  if (state.step === 'loading') return <ShipmentSkeleton />;
  if (state.step === 'failed') {
    if (state.failure.kind === 'notFound') return <NotFound failure={state.failure} notId={notId} />;
    if (state.failure.kind === 'notConfigured' && state.environment && state.other)
      return <NotSetUp environment={state.environment} onOpenOptions={onOpenOptions} />;
    return (
      <div class="panel-notice">
        <FailureNotice failure={state.failure} ways={{ onRetry, onOpenOptions }} />
      </div>
    );
  }
  if (!description) return null;
  return (
    <>
      {state.isElsewhere && <p class="elsewhere">{shipment.elsewhere[state.lookup.environment]}</p>}
      {state.lookup.before && <ChangedSince previous={state.lookup.before} />}
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
      {notId && <IgnoreSection control={notId} />}
      <ShipmentBody key={description.trackingId} description={description} />
    </>
  );
}
