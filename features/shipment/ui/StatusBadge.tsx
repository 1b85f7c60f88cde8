import { Check, CircleHelp, TriangleAlert, Truck } from 'lucide-preact';
import { useMessages } from '../../messages-context.tsx';
import type { StatusCategory } from '../model.ts';

interface Props {
  category: StatusCategory;
}

const ICONS: Record<StatusCategory, typeof Check> = {
  delivered: Check,
  moving: Truck,
  problem: TriangleAlert,
  unknown: CircleHelp,
};

/** The status category of a shipment: icon, word and colour. */
export function StatusBadge({ category }: Props) {
  const { shipment } = useMessages();
  const Icon = ICONS[category];
  return (
    <span class={`status-badge status-badge-${category}`}>
      <Icon size={13} strokeWidth={2.6} aria-hidden="true" />
      {shipment.statusCategory[category]}
    </span>
  );
}
