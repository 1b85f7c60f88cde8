import type { CDPSession } from '@playwright/test';

/** The fields used here of the browser's event for one block of work. Times are in microseconds. */
export interface TraceEvent {
  name: string;
  /** `X` is a block of work; others are points in time. */
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** Elapsed time. */
  dur?: number;
  /** Processor time, unaffected by other processes. */
  tdur?: number;
  args: { data?: { url?: string; message?: string; consumedCacheSize?: number } };
}

/**
 * Records what Chromium does while `act` runs.
 * @param categories of its tracing, such as `devtools.timeline`
 */
export async function recordTrace(
  session: CDPSession,
  categories: readonly string[],
  act: () => Promise<unknown>,
): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      recordMode: 'recordUntilFull',
      traceBufferSizeInKb: 400_000,
      includedCategories: [...categories],
      excludedCategories: ['*'],
    },
  });
  await act();
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return events;
}
