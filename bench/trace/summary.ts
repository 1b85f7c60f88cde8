import type { TraceEvent } from '../../dev/chromium-trace.ts';
import { cpuMs, nest, type Work } from './events.ts';

/** The work of a thread, in milliseconds of processor time. */
export interface Summary {
  /** All tasks. */
  cpuMs: number;
  /** JavaScript of the extension, including forced browser work and garbage collection during it. */
  scriptMs: number;
  /** Maximum script time of the extension in one task. */
  longestMs: number;
  styleMs: number;
  layoutMs: number;
  /** Style and layout forced by the extension's script, during its time. */
  forcedMs: number;
  /** From the load event to the end of the extension's last significant work; negative if that ended earlier. */
  doneMs: number | undefined;
}

const TASK = 'ThreadControllerImpl::RunTask';
const SCRIPTS = new Set(['EvaluateScript', 'FunctionCall']);
const FORCED = new Set(['UpdateLayoutTree', 'Layout']);
/** The harness's own calls produce smaller blocks. */
const NOTEWORTHY_MS = 0.3;
const EXTENSION = 'chrome-extension://';

type Owner = 'extension' | 'page';

/**
 * Determines whose work it is. Continuations of promises have no URL: the pages under test create none, so they belong
 * to the extension. The row without an extension shows how accurate that is.
 */
function ownerOf({ name, args }: TraceEvent, around: Owner): Owner {
  if (name === 'RunMicrotasks') return 'extension';
  if (!SCRIPTS.has(name)) return around;
  return args.data?.url?.startsWith(EXTENSION) ? 'extension' : 'page';
}

interface Tally {
  script: number;
  forced: number;
  lastEnd: number;
}

/** Adds the extension's share of some work to the tally. */
function addUp(work: Work, around: Owner, tally: Tally): void {
  const { event, inner } = work;
  const owner = ownerOf(event, around);
  if (owner === 'extension') {
    const innerMs = inner.reduce((sum, part) => sum + cpuMs(part.event), 0);
    tally.script += cpuMs(event) - innerMs;
    if (FORCED.has(event.name)) tally.forced += cpuMs(event) - innerMs;
    if (cpuMs(event) >= NOTEWORTHY_MS) tally.lastEnd = Math.max(tally.lastEnd, event.ts + (event.dur ?? 0));
  }
  for (const part of inner) addUp(part, owner, tally);
}

const total = (events: readonly TraceEvent[], name: string): number =>
  events.filter((event) => event.name === name).reduce((sum, event) => sum + cpuMs(event), 0);

/** Summarises the events of one thread. */
export function summarise(events: readonly TraceEvent[]): Summary {
  const works = nest(events);
  const tallies = works.map((work) => {
    const tally: Tally = { script: 0, forced: 0, lastEnd: 0 };
    addUp(work, 'page', tally);
    return tally;
  });
  const most = (measure: keyof Tally): number =>
    tallies.reduce((max, tally) => Math.max(max, tally[measure]), 0);
  const lastEnd = most('lastEnd');
  const loadedAt = events.find(({ name }) => name === 'MarkLoad')?.ts;
  return {
    cpuMs: works.filter(({ event }) => event.name === TASK).reduce((sum, { event }) => sum + cpuMs(event), 0),
    scriptMs: tallies.reduce((sum, { script }) => sum + script, 0),
    longestMs: most('script'),
    styleMs: total(events, 'UpdateLayoutTree'),
    layoutMs: total(events, 'Layout'),
    forcedMs: tallies.reduce((sum, { forced }) => sum + forced, 0),
    doneMs: loadedAt === undefined || lastEnd === 0 ? undefined : (lastEnd - loadedAt) / 1000,
  };
}
