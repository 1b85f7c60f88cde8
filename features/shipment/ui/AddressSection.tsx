import { ExternalLink } from 'lucide-preact';
import { CopyButton } from '../../../components/CopyButton.tsx';
import { Section } from '../../../components/Section.tsx';
import { useMessages } from '../../messages-context.tsx';

interface Props {
  lines: string[];
  /** URL of a map, if the address can be found on one. */
  mapPage: string | undefined;
}

/** The address as on an envelope. Nothing is sent to the map's site before a click. */
export function AddressSection({ lines, mapPage }: Props) {
  const { shipment } = useMessages();
  return (
    <Section
      title={shipment.addressTitle}
      aside={lines.length > 0 && <CopyButton label={shipment.copyAddress} text={lines.join('\n')} />}
    >
      {lines.length > 0 && (
        <address class="address">
          {lines.map((line, index) => (
            <span key={index}>
              <bdi>{line}</bdi>
            </span>
          ))}
        </address>
      )}
      {mapPage && (
        <a
          class="rail-link map-link"
          href={mapPage}
          target="_blank"
          rel="noopener noreferrer"
          title={shipment.mapHint}
        >
          {shipment.map}
          <ExternalLink size={13} aria-hidden="true" />
        </a>
      )}
    </Section>
  );
}
