/** What the browser says of one stretch of work, as far as it is used here. Times are in microseconds. */
export interface TraceEvent {
  name: string;
  /** `X` is a stretch of work; others are points in time. */
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** Time on the clock. */
  dur?: number;
  /** Time on the processor: what else the machine does is not in it. */
  tdur?: number;
  args: { data?: { url?: string; message?: string } };
}

/** A stretch of work with those inside it. */
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

/** Puts stretches of work of one thread inside the stretches that contain them. @returns the outermost */
export function nest(events: readonly TraceEvent[]): Work[] {
  const outermost: Work[] = [];
  const open: Work[] = [];
  const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;
  const ordered = events
    .filter(({ ph }) => ph === 'X')
    .toSorted((one, two) => one.ts - two.ts || endOf(two) - endOf(one));
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
