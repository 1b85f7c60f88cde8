import { X } from 'lucide-preact';
import { IconButton } from '../../../components/IconButton.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { useCardPageMessages } from '../../messages-context.tsx';
import { ShipmentSkeleton } from '../../shipment/ui/ShipmentSkeleton.tsx';

interface Props {
  /** The nonce is being redeemed. */
  isOpening: boolean;
  onClose(): void;
}

/** A card without a shipment. A page that frames the card itself can read nothing from it. */
export function EmptyCard({ isOpening, onClose }: Props) {
  const { card, common } = useCardPageMessages();
  const head = (
    <div class="head-row">
      <h1 class="sr-only">{common.productName}</h1>
    </div>
  );
  const close = (
    <IconButton label={common.close} onClick={onClose}>
      <X size={16} aria-hidden="true" />
    </IconButton>
  );
  return (
    <Panel head={head} corner={close} foot={null}>
      {isOpening ? (
        <div role="status" aria-label={card.opening}>
          <ShipmentSkeleton />
        </div>
      ) : (
        <Notice kind="empty" title={card.emptyTitle} advice={card.emptyAdvice} />
      )}
    </Panel>
  );
}
