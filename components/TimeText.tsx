import type { Moment } from '../utils/format-time.ts';

interface Props {
  moment: Moment;
}

/** A time in short and how long ago it was; the exact time with its zone on hover and for screen readers. */
export function TimeText({ moment }: Props) {
  return (
    <time dateTime={moment.iso} title={moment.exact}>
      <span aria-hidden="true">
        {moment.short}
        {moment.relative && <span class="time-relative">{moment.relative}</span>}
      </span>
      <span class="sr-only">
        {moment.exact}
        {moment.relative && `, ${moment.relative}`}
      </span>
    </time>
  );
}
