import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { Spinner } from '../../../components/Indicators.tsx';
import { useOptionsMessages } from '../../messages-context.tsx';
import type { ConnectionsLoading } from '../connection-state.ts';

interface Props {
  loading: Exclude<ConnectionsLoading, { step: 'ready' }>;
  onRetry(): void;
}

/** Replaces all sections until the connections are loaded. Offers a retry after a failure. */
export function LoadingNotice({ loading, onRetry }: Props) {
  const { options } = useOptionsMessages();
  return (
    <div class="page-wait">
      {loading.step === 'failed' ? (
        <FailureNotice failure={loading.failure} action={{ label: options.retry, onClick: onRetry }} />
      ) : (
        <p class="page-wait-line" role="status">
          <Spinner />
          {options.loading}
        </p>
      )}
    </div>
  );
}
