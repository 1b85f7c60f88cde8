import { CircleDashed, CircleX, Clock, SearchX } from 'lucide-preact';
import { Spinner } from '../../../components/Indicators.tsx';
import { useMessages } from '../../messages-context.tsx';
import type { StatusCategory } from '../../shipment/model.ts';
import type { Standing } from '../model.ts';
import '../../shipment/ui/shipment.css';
import { StatusBadge } from '../../shipment/ui/StatusBadge.tsx';

interface Props {
  standing: Standing;
  isAsking?: boolean;
}

const TONES: Partial<Record<Standing, StatusCategory>> = {
  problem: 'problem',
  unclear: 'unknown',
  moving: 'moving',
  delivered: 'delivered',
};
const OTHERS: Partial<Record<Standing, { Icon: typeof Clock; look: string }>> = {
  notFound: { Icon: SearchX, look: 'tone-problem' },
  failed: { Icon: CircleX, look: 'tone-problem' },
  quiet: { Icon: Clock, look: 'tone-quiet' },
};
const WAITING = { Icon: CircleDashed, look: 'tone-unknown' };

/** How the shipment of a row is doing, or why nothing is known of it: icon, word and colour. */
export function StandingBadge({ standing, isAsking = false }: Props) {
  const { many } = useMessages();
  const tone = TONES[standing];
  if (tone) return <StatusBadge category={tone} />;
  const { Icon, look } = OTHERS[standing] ?? WAITING;
  return (
    <span class={`tone ${look}`}>
      {isAsking ? <Spinner /> : <Icon size={13} strokeWidth={2.6} aria-hidden="true" />}
      {isAsking ? many.asking : many.standing[standing]}
    </span>
  );
}
