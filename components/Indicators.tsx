import { useComponentTexts } from './component-texts.ts';

/** A turning ring, hidden from screen readers: the element around it says what is going on. */
export function Spinner() {
  return <span class="spinner" aria-hidden="true" />;
}

interface SkeletonProps {
  shape: 'badge' | 'title' | 'line' | 'half' | 'thumb';
}

/** A grey placeholder of the size of what comes, hidden from screen readers. */
export function Skeleton({ shape }: SkeletonProps) {
  return <span class={`skeleton skeleton-${shape}`} aria-hidden="true" />;
}

/** Marks what is shown as test data. */
export function SandboxMark() {
  const { common } = useComponentTexts();
  return <span class="sandbox-mark">{common.sandboxMark}</span>;
}
