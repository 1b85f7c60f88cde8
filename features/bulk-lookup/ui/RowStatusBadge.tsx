import { CircleDashed, CircleX, Clock, SearchX } from 'lucide-preact';
import { Spinner } from '../../../components/Indicators.tsx';
import { usePopupMessages } from '../../messages-context.tsx';
import type { StatusCategory } from '../../shipment/model.ts';
import type { RowStatus } from '../model.ts';
import '../../shipment/ui/shipment.css';
import './row-status.css';
import { StatusBadge } from '../../shipment/ui/StatusBadge.tsx';

interface Props {
  rowStatus: RowStatus;
  isLoading?: boolean;
}

const STYLES: Record<Exclude<RowStatus, StatusCategory>, { Icon: typeof Clock; className: string }> = {
  notFound: { Icon: SearchX, className: 'status-badge-problem' },
  failed: { Icon: CircleX, className: 'status-badge-problem' },
  stale: { Icon: Clock, className: 'status-badge-stale' },
  waiting: { Icon: CircleDashed, className: 'status-badge-unknown' },
};

const isCategory = (rowStatus: RowStatus): rowStatus is StatusCategory => !(rowStatus in STYLES);

/** The status of a row as icon, word and colour. */
export function RowStatusBadge({ rowStatus, isLoading = false }: Props) {
  const { bulkLookup } = usePopupMessages();
  if (isCategory(rowStatus)) return <StatusBadge category={rowStatus} />;
  const { Icon, className } = STYLES[rowStatus];
  return (
    <span class={`status-badge ${className}`}>
      {isLoading ? <Spinner /> : <Icon size={13} strokeWidth={2.6} aria-hidden="true" />}
      {isLoading ? bulkLookup.asking : bulkLookup.rowStatus[rowStatus]}
    </span>
  );
}
