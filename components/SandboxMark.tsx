import { useMessages } from './messages-context.ts';

/** Says that what is shown is test data. */
export function SandboxMark() {
  const { common } = useMessages();
  return <span class="sandbox-mark">{common.sandboxMark}</span>;
}
