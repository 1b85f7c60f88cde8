import { useComponentTexts } from './component-texts.ts';

/** Says that what is shown is test data. */
export function SandboxMark() {
  const { common } = useComponentTexts();
  return <span class="sandbox-mark">{common.sandboxMark}</span>;
}
