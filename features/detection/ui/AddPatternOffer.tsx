import { useId } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import { useMessages } from '../../messages-context.tsx';

interface Props {
  onAddPattern(): void;
}

/** Says that an ID's shape is not known, and offers to teach it. */
export function AddPatternOffer({ onAddPattern }: Props) {
  const { shipment } = useMessages();
  const reason = useId();
  return (
    <div class="foot-offer">
      <span id={reason}>{shipment.unfamiliar}</span>
      <Button variant="quiet" describedBy={reason} onClick={onAddPattern}>
        {shipment.teach}
      </Button>
    </div>
  );
}
