import { CopyButton } from './CopyButton.tsx';
import { useMessages } from './messages-context.ts';
import { Section } from './Section.tsx';

interface Props {
  lines: string[];
}

/** The address as on an envelope. */
export function AddressSection({ lines }: Props) {
  const { shipment } = useMessages();
  return (
    <Section
      title={shipment.addressTitle}
      aside={<CopyButton label={shipment.copyAddress} text={lines.join('\n')} />}
    >
      <address class="address">
        {lines.map((line) => (
          <span key={line}>
            <bdi>{line}</bdi>
          </span>
        ))}
      </address>
    </Section>
  );
}
