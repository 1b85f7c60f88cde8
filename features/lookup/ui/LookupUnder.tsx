import { RotateCw } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { IconButton } from '../../../components/IconButton.tsx';
import { ageOf } from '../../../utils/format-time.ts';
import { useLocale, useMessages } from '../../messages-context.tsx';
import type { BegunLookup } from '../state.ts';

interface Props {
  state: BegunLookup;
  onRefresh(): void;
  /** At the start of the line. */
  children?: ComponentChildren;
}

/** The line below the buttons: the age of the answer, and the button that renews it. */
export function LookupUnder({ state, onRefresh, children }: Props) {
  const { common, shipment } = useMessages();
  const locale = useLocale();
  const isRefreshing = state.step === 'ready' && state.isRefreshing;
  const at = answeredAt(state);
  // A failure has its own button above, or cannot be solved by another request.
  if (state.step === 'failed' && state.failure.kind !== 'notFound') return <>{children}</>;
  return (
    <>
      {children}
      <span class="panel-age">
        {at !== undefined &&
          (isRefreshing ? shipment.refreshing : shipment.checked(ageOf(at, Date.now(), locale)))}
        <IconButton
          size="small"
          label={common.refresh}
          isBusy={isRefreshing}
          disabled={state.step === 'loading'}
          onClick={onRefresh}
        >
          <RotateCw size={14} aria-hidden="true" />
        </IconButton>
      </span>
    </>
  );
}

/** When the platform answered, if it did; “not found” is an answer too. */
function answeredAt(state: Props['state']): number | undefined {
  if (state.step === 'ready') return state.lookup.retrievedAt;
  return state.step === 'failed' ? state.failure.at : undefined;
}
