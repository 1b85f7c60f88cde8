import { ClockAlert, RotateCw, X } from 'lucide-preact';
import type { LookupState } from '../utils/lookup-state.ts';
import type { ShipmentDescription } from '../utils/shipment-description.ts';
import type { WatchControl } from '../utils/watch-state.ts';
import { CopyableText } from './CopyableText.tsx';
import { IconButton } from './IconButton.tsx';
import { useMessages } from './messages-context.ts';
import { SandboxMark } from './SandboxMark.tsx';
import { Skeleton } from './Skeleton.tsx';
import { TimeText } from './TimeText.tsx';
import { ToneBadge } from './ToneBadge.tsx';
import { WatchToggle } from './WatchToggle.tsx';

interface Props {
  trackingId: string;
  step: LookupState['step'];
  description: ShipmentDescription | undefined;
  isRefreshing: boolean;
  isSandbox: boolean;
  watch: WatchControl | undefined;
  onRefresh(): void;
  onClose: (() => void) | undefined;
}

/** The answer: tone, sentence, time, ID. */
export function LookupHead({ trackingId, step, description, isRefreshing, isSandbox, ...does }: Props) {
  const { common, shipment } = useMessages();
  const isLoading = step === 'loading';
  const id = <CopyableText text={trackingId} copyLabel={shipment.copyId} />;
  return (
    <>
      <div class="head-row">
        {description && <ToneBadge tone={description.tone} />}
        {isLoading && <Skeleton shape="badge" />}
        {step === 'failed' && id}
        {isSandbox && <SandboxMark />}
        <span class="head-space" />
        {does.watch && <WatchToggle control={does.watch} />}
        <IconButton
          label={common.refresh}
          isBusy={isRefreshing}
          disabled={isLoading}
          onClick={does.onRefresh}
        >
          <RotateCw size={16} aria-hidden="true" />
        </IconButton>
        {does.onClose && (
          <IconButton label={common.close} onClick={does.onClose}>
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
      {description?.silence && (
        <p class="silence">
          <ClockAlert size={13} strokeWidth={2.4} aria-hidden="true" />
          {description.silence}
        </p>
      )}
      {description?.statusText && (
        <p class="platform-status">
          {shipment.platformStatus} <bdi>{description.statusText}</bdi>
        </p>
      )}
      {/* One element for all states: screen readers announce changes of what is already there. */}
      <p class={isLoading ? 'when' : 'sr-only'} role="status">
        {isLoading ? shipment.lookingUp : isRefreshing ? shipment.refreshing : description?.headline}
      </p>
      {step !== 'failed' && id}
    </>
  );
}
