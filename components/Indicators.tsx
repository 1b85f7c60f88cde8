import { useComponentTexts } from './component-texts.ts';

/** A spinning ring, hidden from screen readers: the element around it describes the activity. */
export function Spinner() {
  return <span class="spinner" aria-hidden="true" />;
}

interface SkeletonProps {
  shape: 'badge' | 'title' | 'line' | 'half' | 'thumb' | 'button';
}

/** A grey placeholder with the size of the future content, hidden from screen readers. */
export function Skeleton({ shape }: SkeletonProps) {
  return <span class={`skeleton skeleton-${shape}`} aria-hidden="true" />;
}

/** Labels the content as test data. */
export function SandboxMark() {
  const { common } = useComponentTexts();
  return <span class="sandbox-mark">{common.sandboxMark}</span>;
}
