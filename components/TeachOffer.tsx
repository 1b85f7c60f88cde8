import { useId } from 'preact/hooks';
import { Button } from './Button.tsx';
import { useMessages } from './messages-context.ts';

interface Props {
  onTeach(): void;
}

/** Says that an ID's shape is not known, and offers to teach it. */
export function TeachOffer({ onTeach }: Props) {
  const { shipment } = useMessages();
  const reason = useId();
  return (
    <div class="foot-offer">
      <span id={reason}>{shipment.unfamiliar}</span>
      <Button variant="quiet" describedBy={reason} onClick={onTeach}>
        {shipment.teach}
      </Button>
    </div>
  );
}
