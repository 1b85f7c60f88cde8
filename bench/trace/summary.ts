import { cpuMs, nest, type TraceEvent, type Work } from './events.ts';

/** What a thread did, in milliseconds on the processor. */
export interface Summary {
  /** All tasks. */
  cpuMs: number;
  /** JavaScript of the extension, with what it makes the browser do at once, and garbage collected meanwhile. */
  scriptMs: number;
  /** Most script of the extension in one task. */
  longestMs: number;
  styleMs: number;
  layoutMs: number;
  /** Style and layout that the extension's script forced, within its time. */
  forcedMs: number;
  /** From the load event to the end of the extension's last noteworthy work; negative if it was done before. */
  doneMs: number | undefined;
}

const TASK = 'ThreadControllerImpl::RunTask';
const SCRIPTS = new Set(['EvaluateScript', 'FunctionCall']);
const FORCED = new Set(['UpdateLayoutTree', 'Layout']);
/** The harness's own calls leave blocks that are smaller. */
const NOTEWORTHY_MS = 0.3;
const EXTENSION = 'chrome-extension://';

type Owner = 'extension' | 'page';

/**
 * Whose work it is. Continuations of promises have no address: the pages under test make none, so they are the
 * extension's (the row without any extension shows how true that is).
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

/** Adds up the extension's share of some work. */
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

/** Sums up the events of one thread. */
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
