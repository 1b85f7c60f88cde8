import type { TraceEvent } from '../../dev/chromium-trace.ts';

/** A block of work with the blocks inside it. */
export interface Work {
  event: TraceEvent;
  inner: Work[];
}

/** Processor time in milliseconds. */
export function cpuMs({ tdur, dur }: TraceEvent): number {
  return (tdur ?? dur ?? 0) / 1000;
}

/** The events of the thread that printed `marker` with `console.timeStamp`. */
export function threadOf(events: readonly TraceEvent[], marker: string): TraceEvent[] {
  const mark = events.find(({ name, args }) => name === 'TimeStamp' && args.data?.message === marker);
  if (!mark) throw new Error('The page under test does not appear in the trace.');
  return events.filter(({ pid, tid }) => pid === mark.pid && tid === mark.tid);
}

/** Nests blocks of work of one thread inside the blocks that contain them. @returns the outermost */
export function nest(events: readonly TraceEvent[]): Work[] {
  const outermost: Work[] = [];
  const open: Work[] = [];
  const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;
  const ordered = events
    .filter(({ ph }) => ph === 'X')
    .toSorted((a, b) => a.ts - b.ts || endOf(b) - endOf(a));
  for (const event of ordered) {
    let around = open.at(-1);
    while (around && endOf(around.event) < endOf(event)) {
      open.pop();
      around = open.at(-1);
    }
    const work = { event, inner: [] };
    (around?.inner ?? outermost).push(work);
    open.push(work);
  }
  return outermost;
}
