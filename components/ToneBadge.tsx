import { Check, CircleHelp, TriangleAlert, Truck } from 'lucide-preact';
import type { Tone } from '../utils/describe-shipment.ts';
import { useMessages } from './messages-context.ts';

interface Props {
  tone: Tone;
}

const ICONS: Record<Tone, typeof Check> = {
  delivered: Check,
  moving: Truck,
  problem: TriangleAlert,
  unknown: CircleHelp,
};

/** How a shipment is doing: icon, word and colour. */
export function ToneBadge({ tone }: Props) {
  const { shipment } = useMessages();
  const Icon = ICONS[tone];
  return (
    <span class={`tone tone-${tone}`}>
      <Icon size={13} strokeWidth={2.6} aria-hidden="true" />
      {shipment.toneWord[tone]}
    </span>
  );
}
