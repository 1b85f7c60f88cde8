import { SandboxMark } from '../../../../components/Indicators.tsx';
import { useOptionsMessages } from '../../../messages-context.tsx';
import type { Environment } from '../../../platform/model.ts';

/** The environment of a test, in the style of the sandbox mark. */
export function EnvironmentTag({ environment }: { environment: Environment }) {
  const { options } = useOptionsMessages();
  if (environment === 'sandbox') return <SandboxMark />;
  return <span class="sandbox-mark production-mark">{options.environmentName.production}</span>;
}
