import { X } from 'lucide-preact';
import { Fragment } from 'preact';
import { CopyableText } from '../../../components/CopyButton.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { SandboxMark, Skeleton } from '../../../components/Indicators.tsx';
import { useMessages } from '../../messages-context.tsx';
import type { ShipmentDescription } from '../../shipment/description.ts';
import { statusCaption } from '../../shipment/shipment-description.ts';
import { StatusBadge } from '../../shipment/ui/StatusBadge.tsx';
import { WhenLine } from '../../shipment/ui/WhenLine.tsx';
import { answerKey } from '../../shortcuts/model.ts';
import type { WatchControl } from '../../watch/state.ts';
import { WatchToggle } from '../../watch/ui/WatchToggle.tsx';
import type { BegunLookup } from '../state.ts';
import { NotFoundBadge } from './NotFound.tsx';

/** Longer headlines may be cut off in the narrowest views. */
const MAX_HEADLINE = 60;

interface Props {
  trackingId: string;
  state: BegunLookup;
  description: ShipmentDescription | undefined;
  isSandbox: boolean;
}

/** The answer in four lines: status, who or what, when, and the ID. “Not found” is an answer too. */
export function LookupHead({ trackingId, state, description, isSandbox }: Props) {
  const { shipment } = useMessages();
  const isLoading = state.step === 'loading';
  const isRefreshing = state.step === 'ready' && state.isRefreshing;
  const notFound = state.step === 'failed' && state.failure.kind === 'notFound' ? state : undefined;
  const hasFailed = state.step === 'failed' && !notFound;
  const answer = notFound ? shipment.notFound.title : description?.answer;
  const id = <CopyableText text={trackingId} copyLabel={shipment.copyId} />;
  const said = description && statusCaption(description.lookup);
  const headline = description?.headline ?? answer;
  return (
    <>
      <div class="head-row">
        {description && <StatusBadge category={description.statusCategory} days={description.staleDays} />}
        {isLoading && <Skeleton shape="badge" />}
        {notFound && <NotFoundBadge />}
        {isSandbox && <SandboxMark />}
        {/* Last, because “Copied” is shown over what follows. */}
        {hasFailed && id}
        {said && (
          <span class="platform-status" title={shipment.summary.fact(shipment.platformStatus, said)}>
            <bdi>
              {said.split(/(?<=_)/).map((part, index) => (
                <Fragment key={index}>
                  {part}
                  <wbr />
                </Fragment>
              ))}
            </bdi>
          </span>
        )}
        {notFound?.environment && !isSandbox && (
          <span class="quiet head-note">{shipment.environment[notFound.environment]}</span>
        )}
      </div>
      <h1
        class={answer === undefined ? 'sr-only' : 'headline'}
        // A headline of more than three lines is cut off.
        title={answer && answer.length > MAX_HEADLINE ? answer : undefined}
        dir="auto"
      >
        {answer ?? shipment.shipmentNamed(trackingId)}
      </h1>
      {isLoading && <Skeleton shape="title" />}
      {notFound && <p class="when">{shipment.notFound.advice[notFound.other ?? 'none']}</p>}
      {description && <WhenLine description={description} />}
      {/* One element for all states: screen readers announce changes of existing elements. With the ID, which is new after a
          step to another one. */}
      <p class={isLoading ? 'when' : 'sr-only'} role="status">
        {isLoading
          ? shipment.lookingUp
          : isRefreshing
            ? shipment.refreshing
            : headline && shipment.summary.fact(trackingId, headline)}
      </p>
      {!hasFailed && id}
    </>
  );
}

interface CornerProps {
  watch: WatchControl | undefined;
  onClose: (() => void) | undefined;
}

/** The buttons beside the first line of the head. */
export function LookupCorner({ watch, onClose }: CornerProps) {
  const { common } = useMessages();
  return (
    <>
      {watch && <WatchToggle control={watch} />}
      {onClose && (
        <IconButton label={common.close} shortcut={answerKey('closeAnswer')} onClick={onClose}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      )}
    </>
  );
}
