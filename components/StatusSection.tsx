import type { ShipmentDescription } from '../utils/shipment-description.ts';
import { useMessages } from './messages-context.ts';
import { Section } from './Section.tsx';

interface Props {
  description: ShipmentDescription;
}

/** The platform's own status, code and time, exactly as it gives them. */
export function StatusSection({ description }: Props) {
  const { shipment } = useMessages();
  const { status, statusCode, updated } = description;
  return (
    <Section title={shipment.statusTitle}>
      <dl class="facts">
        <dt>{shipment.status}</dt>
        <dd dir="auto">{status ?? <span class="quiet">{shipment.absent}</span>}</dd>
        {statusCode !== undefined && (
          <>
            <dt>{shipment.statusCode}</dt>
            <dd>{statusCode}</dd>
          </>
        )}
        {updated && (
          <>
            <dt>{shipment.updated}</dt>
            <dd>{updated.exact}</dd>
          </>
        )}
      </dl>
    </Section>
  );
}
