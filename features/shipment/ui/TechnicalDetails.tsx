import { useState } from 'preact/hooks';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { logUnexpected } from '../../../utils/logger.ts';
import { useMessages } from '../../messages-context.tsx';
import type { ShipmentDescription } from '../description.ts';

const TechnicalFacts = lazyComponent(
  async () => (await import('./TechnicalFacts.tsx')).TechnicalFacts,
  (error) => logUnexpected('the technical details', error),
);

interface Props {
  description: ShipmentDescription;
}

/** Details for an administrator or the platform's support: folded, and loaded when they are opened. */
export function TechnicalDetails({ description }: Props) {
  const { shipment } = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const { length } = description.lookup.shipment.problems;
  return (
    <details class="technical section" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        {shipment.technicalTitle}
        {length > 0 && <span class="technical-note">{shipment.unreadCount(length)}</span>}
      </summary>
      {isOpen && <TechnicalFacts description={description} />}
    </details>
  );
}
