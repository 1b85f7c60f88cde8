import { Notice } from '../../../components/Notice.tsx';
import { useOptionsMessages } from '../../messages-context.tsx';
import type { Environment } from '../../platform/model.ts';
import type { ConnectionState } from '../connection-state.ts';
import type { Connections } from '../model.ts';

interface Props {
  /** By default, the environment that lookups use. */
  environment?: Environment;
  state: Pick<ConnectionState, 'allowAccess'>;
  saved: Connections;
}

/** Warns that the browser denies access to the servers of an environment, and offers to request it. */
export function AccessNotice({ state, saved, environment = saved.environment }: Props) {
  const { options } = useOptionsMessages();
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
