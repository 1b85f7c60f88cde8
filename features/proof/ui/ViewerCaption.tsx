import { SandboxMark } from '../../../components/Indicators.tsx';
import { useMessages } from '../../messages-context.tsx';
import type { ShipmentDescription } from '../../shipment/description.ts';
import { WhenLine } from '../../shipment/ui/WhenLine.tsx';

interface Props {
  description: ShipmentDescription;
}

/**
 * The facts that an image is compared with: who received the shipment and when, the address on its label, and its ID.
 */
export function ViewerCaption({ description }: Props) {
  const { shipment } = useMessages();
  const { answer, when, address, trackingId, isSandbox } = description;
  return (
    <div class="viewer-caption">
      <p class="viewer-answer" dir="auto">
        {answer} {isSandbox && <SandboxMark />}
      </p>
      {when && <WhenLine description={description} />}
      {address.length > 0 && (
        <address aria-label={shipment.addressTitle}>
          {address.map((line, index) => (
            <bdi key={index}>{line}</bdi>
          ))}
        </address>
      )}
      <p class="mono">{trackingId}</p>
    </div>
  );
}
