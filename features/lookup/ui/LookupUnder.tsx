import { RotateCw } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { IconButton } from '../../../components/IconButton.tsx';
import { useMessages } from '../../messages-context.tsx';
import type { LookupState } from '../state.ts';

interface Props {
  step: LookupState['step'];
  /** Such as `10 minutes ago`; absent during the first minute. */
  age: string | undefined;
  isRefreshing: boolean;
  onRefresh(): void;
  /** At the start of the line. */
  children?: ComponentChildren;
}

/** The line below the buttons: the age of the answer, and the button that renews it. */
export function LookupUnder({ step, age, isRefreshing, onRefresh, children }: Props) {
  const { common, shipment } = useMessages();
  const checked = isRefreshing ? shipment.refreshing : shipment.asked(age);
  return (
    <>
      {children}
      <span class="panel-age">
        {step === 'ready' && checked}
        <IconButton
          size="small"
          label={common.refresh}
          isBusy={isRefreshing}
          disabled={step === 'loading'}
          onClick={onRefresh}
        >
          <RotateCw size={14} aria-hidden="true" />
        </IconButton>
      </span>
    </>
  );
}
