import { ExternalLink } from 'lucide-preact';
import { CopyButton } from './CopyButton.tsx';
import { useMessages } from './messages-context.ts';
import { Section } from './Section.tsx';

interface Props {
  lines: string[];
  /** A map of the place, where one can be found. */
  mapPage: string | undefined;
}

/** The address as on an envelope. Nothing is asked of the map's site before a click. */
export function AddressSection({ lines, mapPage }: Props) {
  const { shipment, answer } = useMessages();
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
          title={answer.mapHint}
        >
          {answer.map}
          <ExternalLink size={13} aria-hidden="true" />
        </a>
      )}
    </Section>
  );
}
