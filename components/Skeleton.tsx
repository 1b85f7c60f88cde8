interface Props {
  shape: 'badge' | 'title' | 'line' | 'half' | 'thumb';
}

/** A grey stand-in of the size of what comes, for the eye only. */
export function Skeleton({ shape }: Props) {
  return <span class={`skeleton skeleton-${shape}`} aria-hidden="true" />;
}
