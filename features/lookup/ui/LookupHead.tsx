import { ClockAlert, X } from 'lucide-preact';
import { CopyableText } from '../../../components/CopyButton.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { SandboxMark, Skeleton } from '../../../components/Indicators.tsx';
import { useMessages } from '../../messages-context.tsx';
import type { ShipmentDescription } from '../../shipment/description.ts';
import { StatusBadge } from '../../shipment/ui/StatusBadge.tsx';
import { TimeText } from '../../shipment/ui/TimeText.tsx';
import type { WatchControl } from '../../watch/state.ts';
import { WatchToggle } from '../../watch/ui/WatchToggle.tsx';
import type { LookupState } from '../state.ts';

interface Props {
  trackingId: string;
  step: LookupState['step'];
  description: ShipmentDescription | undefined;
  isRefreshing: boolean;
  isSandbox: boolean;
  watch: WatchControl | undefined;
  onClose: (() => void) | undefined;
}

/** Summary of the answer: status, headline, time and ID. */
export function LookupHead({ trackingId, step, description, isRefreshing, isSandbox, ...rest }: Props) {
  const { common, shipment } = useMessages();
  const isLoading = step === 'loading';
  const id = <CopyableText text={trackingId} copyLabel={shipment.copyId} />;
  return (
    <>
      <div class="head-row">
        {description && <StatusBadge category={description.statusCategory} days={description.staleDays} />}
        {isLoading && <Skeleton shape="badge" />}
        {step === 'failed' && id}
        {isSandbox && <SandboxMark />}
        <span class="head-space" />
        {rest.watch && <WatchToggle control={rest.watch} />}
        {rest.onClose && (
          <IconButton label={common.close} onClick={rest.onClose}>
            <X size={16} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <h1 class={description ? 'headline' : 'sr-only'} dir="auto">
        {description?.headline ?? shipment.shipmentNamed(trackingId)}
      </h1>
      {isLoading && <Skeleton shape="title" />}
      {description && (
        <p class="when">
          {description.updated ? (
            <>
              {shipment.updated} <TimeText moment={description.updated} />
            </>
          ) : (
            shipment.noUpdateTime
          )}
        </p>
      )}
      {description?.stale && (
        <p class="stale">
          <ClockAlert size={13} strokeWidth={2.4} aria-hidden="true" />
          {description.stale}
        </p>
      )}
      {description?.statusText && (
        <p class="platform-status">
          {shipment.platformStatus} <bdi>{description.statusText}</bdi>
        </p>
      )}
      {/* One element for all states: screen readers announce changes of existing elements. */}
      <p class={isLoading ? 'when' : 'sr-only'} role="status">
        {isLoading ? shipment.lookingUp : isRefreshing ? shipment.refreshing : description?.headline}
      </p>
      {step !== 'failed' && id}
    </>
  );
}
