import type { Moment } from '../../../utils/format-time.ts';

interface Props {
  moment: Moment;
}

/** How long ago something was, where there is no room for more; the exact time on hover and for screen readers. */
export function AgeText({ moment: { iso, short, relative, exact } }: Props) {
  return (
    <time dateTime={iso} title={exact}>
      <span aria-hidden="true">{relative ?? short}</span>
      <span class="sr-only">{[exact, relative].filter(Boolean).join(', ')}</span>
    </time>
  );
}
