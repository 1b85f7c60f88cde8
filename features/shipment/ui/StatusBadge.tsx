import {
  Check,
  CircleHelp,
  ClockAlert,
  MapPinHouse,
  Package,
  Store,
  TriangleAlert,
  Truck,
  Undo2,
} from 'lucide-preact';
import { useMessages } from '../../messages-context.tsx';
import type { StatusCategory } from '../model.ts';
import { STATUS_COLORS } from '../status-look.ts';
import './status.css';

interface Props {
  category: StatusCategory;
  /** For `noUpdate`: the number of days without an update. */
  days?: number | undefined;
}

const ICONS: Record<StatusCategory, typeof Check> = {
  notShipped: Package,
  inTransit: Truck,
  outForDelivery: MapPinHouse,
  waitingForPickup: Store,
  noUpdate: ClockAlert,
  problem: TriangleAlert,
  returned: Undo2,
  delivered: Check,
  unknown: CircleHelp,
};

/** The state of a shipment: icon, word and colour. */
export function StatusBadge({ category, days }: Props) {
  const { shipment } = useMessages();
  const Icon = ICONS[category];
  return (
    <span class={`status-badge status-badge-${STATUS_COLORS[category]}`}>
      <Icon size={13} strokeWidth={2.4} aria-hidden="true" />
      {category === 'noUpdate' && days !== undefined
        ? shipment.noUpdateSince(days)
        : shipment.statusCategory[category]}
    </span>
  );
}
