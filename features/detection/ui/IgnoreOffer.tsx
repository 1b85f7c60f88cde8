import { useId } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import { useMessages } from '../../messages-context.tsx';

/** Whether an ID is on the list of what is no ID. */
export interface IgnoreControl {
  isListed: boolean;
  /** The last change was not made. */
  hasFailed: boolean;
  list(isWanted: boolean): void;
}

interface Props {
  control: IgnoreControl;
}

/** Offers to mark an ID in tickets no longer, because it is none; and to take that back. */
export function IgnoreOffer({ control: { isListed, hasFailed, list } }: Props) {
  const { shipment } = useMessages();
  const reason = useId();
  return (
    <div class="foot-offer">
      <span id={reason} role="status">
        {hasFailed ? shipment.notIdFailed : isListed ? shipment.notIdListed : shipment.notIdAsk}
      </span>
      <Button variant="quiet" describedBy={reason} onClick={() => list(!isListed)}>
        {isListed ? shipment.notIdUndo : shipment.notId}
      </Button>
    </div>
  );
}
