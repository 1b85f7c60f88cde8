import { CircleDashed, CircleX, SearchX } from 'lucide-preact';
import { Spinner } from '../../../components/Indicators.tsx';
import { usePopupMessages } from '../../messages-context.tsx';
import type { StatusCategory } from '../../shipment/model.ts';
import type { RowStatus } from '../model.ts';
import '../../shipment/ui/status.css';
import { StatusBadge } from '../../shipment/ui/StatusBadge.tsx';

interface Props {
  rowStatus: RowStatus;
  /** For `noUpdate`: the number of days without an update. */
  days?: number | undefined;
  isLoading?: boolean;
}

const STYLES: Record<Exclude<RowStatus, StatusCategory>, { Icon: typeof SearchX; className: string }> = {
  notFound: { Icon: SearchX, className: 'status-badge-unknown' },
  failed: { Icon: CircleX, className: 'status-badge-problem' },
  waiting: { Icon: CircleDashed, className: 'status-badge-none' },
};

const isCategory = (rowStatus: RowStatus): rowStatus is StatusCategory => !(rowStatus in STYLES);

/** The status of a row as icon, word and colour. */
export function RowStatusBadge({ rowStatus, days, isLoading = false }: Props) {
  const { bulkLookup } = usePopupMessages();
  if (isCategory(rowStatus)) return <StatusBadge category={rowStatus} days={days} />;
  const { Icon, className } = STYLES[rowStatus];
  return (
    <span class={`status-badge ${className}`}>
      {isLoading ? <Spinner /> : <Icon size={13} strokeWidth={2.6} aria-hidden="true" />}
      {isLoading ? bulkLookup.lookingUp : bulkLookup.rowStatus[rowStatus]}
    </span>
  );
}
