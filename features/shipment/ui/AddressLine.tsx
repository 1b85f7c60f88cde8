import { ArrowUpRight } from 'lucide-preact';
import { Fragment } from 'preact';
import { CopyButton } from '../../../components/CopyButton.tsx';
import { useMessages } from '../../messages-context.tsx';
import type { ShipmentDescription } from '../description.ts';

interface Props {
  description: Pick<ShipmentDescription, 'address' | 'shortAddress' | 'mapPage'>;
}

/** The address on one line, or two if it is long. Nothing is sent to the map's site before a click. */
export function AddressLine({ description: { address, shortAddress, mapPage } }: Props) {
  const { shipment } = useMessages();
  return (
    <section class="section address-section" aria-label={shipment.addressTitle}>
      {address.length > 0 && (
        <>
          <address class="address" title={address.join('\n')}>
            {shortAddress.map((line, index) => (
              <Fragment key={index}>
                {index > 0 && ', '}
                <bdi>{line}</bdi>
              </Fragment>
            ))}
          </address>
          <CopyButton label={shipment.copyAddress} text={address.join('\n')} />
        </>
      )}
      {mapPage && (
        <a
          class="rail-link"
          href={mapPage}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={shipment.map}
          title={shipment.mapHint}
        >
          {shipment.mapShort}
          <ArrowUpRight size={14} aria-hidden="true" />
        </a>
      )}
    </section>
  );
}
