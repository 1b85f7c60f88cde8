import { SearchX } from 'lucide-preact';
import { CopyButton } from '../../../components/CopyButton.tsx';
import { failureDetails } from '../../../components/FailureNotice.tsx';
import type { Failure } from '../../../utils/outcome.ts';
import { type IgnoreControl, IgnoreSection } from '../../detection/ui/IdPrompts.tsx';
import { useMessages } from '../../messages-context.tsx';

/** The badge of an ID that was not found. */
export function NotFoundBadge() {
  const { shipment } = useMessages();
  return (
    <span class="status-badge status-badge-unknown">
      <SearchX size={13} strokeWidth={2.4} aria-hidden="true" />
      {shipment.notFound.badge}
    </span>
  );
}

interface Props {
  failure: Failure;
  /** Absent if the text is certainly an ID. */
  notId: IgnoreControl | undefined;
}

/** Below “not found”: the offer to ignore the ID, and the platform's own message. */
export function NotFound({ failure, notId }: Props) {
  const { shipment, common } = useMessages();
  const details = failure.detail && failureDetails(failure);
  return (
    <>
      {notId && <IgnoreSection control={notId} />}
      {details && (
        <details class="technical section">
          <summary>{shipment.technicalTitle}</summary>
          <div class="not-found-details">
            <pre>{details}</pre>
            <CopyButton label={common.copyDetails} text={details} />
          </div>
        </details>
      )}
    </>
  );
}
