import { Notice } from '../../../components/Notice.tsx';
import { useOptionsMessages } from '../../messages-context.tsx';
import type { ConnectionState } from '../connection-state.ts';
import type { Connections } from '../model.ts';

interface Props {
  state: Pick<ConnectionState, 'allowAccess'>;
  saved: Connections;
}

/**
 * Says on the other pages that lookups fail because the browser does not allow access to their server, and allows it.
 * The page of the connection says so for both environments.
 */
export function AccessNotice({ state, saved }: Props) {
  const { options } = useOptionsMessages();
  const { environment } = saved;
  const { missingAccess } = saved[environment];
  if (missingAccess.length === 0) return null;
  return (
    <Notice
      kind="warning"
      title={options.accessNeeded}
      advice={options.accessMissing(missingAccess)}
      action={{ label: options.allowAccess, onClick: () => void state.allowAccess(environment) }}
    />
  );
}
