import type { Part } from '../options.ts';
import { ROWS } from '../rows.ts';
import type { Samples } from '../samples.ts';
import { measuredRows, number, table, times } from './table.ts';

interface Column {
  title: string;
  measure: string;
  digits?: number;
  /** Shows the ratio to this row instead of the value. */
  to?: 'page alone' | 'null' | 'floor-re';
}

const TYPING: readonly Column[] = [
  { title: 'textarea CPU ms/key', measure: 'textareaCpuMs', digits: 2 },
  { title: 'x page alone', measure: 'textareaCpuMs', to: 'page alone' },
  { title: 'x null', measure: 'textareaCpuMs', to: 'null' },
  { title: 'script ms/key', measure: 'textareaScriptMs', digits: 3 },
  { title: 'contenteditable CPU ms/key', measure: 'editableCpuMs', digits: 2 },
  { title: 'x page alone', measure: 'editableCpuMs', to: 'page alone' },
  { title: 'x null', measure: 'editableCpuMs', to: 'null' },
  { title: 'script ms/key', measure: 'editableScriptMs', digits: 3 },
];

const JUMPS: readonly Column[] = [
  { title: 'script ms', measure: 'scriptMs' },
  { title: 'CPU ms', measure: 'cpuMs' },
  { title: 'x null', measure: 'cpuMs', to: 'null' },
  { title: 'longest ms', measure: 'longestMs' },
];

const APPEND: readonly Column[] = [
  { title: 'script ms/message', measure: 'scriptPerMessageMs', digits: 3 },
  { title: 'CPU ms/message', measure: 'cpuPerMessageMs' },
  { title: 'x null', measure: 'cpuPerMessageMs', to: 'null' },
  { title: 'ms until marked', measure: 'markedMs' },
  { title: 'unmarked', measure: 'unmarked', digits: 0 },
];

const ROUTES: readonly Column[] = [
  { title: 'script ms/route', measure: 'scriptPerRouteMs' },
  { title: 'x floor-re', measure: 'scriptPerRouteMs', to: 'floor-re' },
  { title: 'longest ms', measure: 'longestMs' },
  { title: 'heap KB/route', measure: 'heapPerRouteKb', digits: 2 },
  { title: 'nodes/route', measure: 'nodesPerRoute', digits: 2 },
  { title: 'missed', measure: 'missed', digits: 0 },
  { title: 'wrong', measure: 'wrong', digits: 0 },
  { title: 'stale', measure: 'stale', digits: 0 },
];

const STREAM: readonly Column[] = [
  { title: 'script ms/message', measure: 'scriptPerMessageMs', digits: 3 },
  { title: 'CPU ms/message', measure: 'cpuPerMessageMs' },
  { title: 'x page alone', measure: 'cpuPerMessageMs', to: 'page alone' },
  { title: 'x null', measure: 'cpuPerMessageMs', to: 'null' },
  { title: 'longest ms', measure: 'longestMs' },
];

interface Phase {
  part: Part;
  title: string;
  columns: readonly Column[];
}

/** The phases in the order of the report. */
const PHASES: readonly Phase[] = [
  { part: 'keys', title: 'Typing', columns: TYPING },
  { part: 'marks', title: 'Typing in a plain document, with highlights in view', columns: TYPING },
  { part: 'jump', title: 'Ten jumps', columns: JUMPS },
  { part: 'plain-jump', title: 'Ten jumps in a plain document', columns: JUMPS },
  { part: 'append', title: 'One message at a time, each with an ID', columns: APPEND },
  { part: 'plain-append', title: 'One message at a time in a plain document', columns: APPEND },
  { part: 'stream', title: 'Streamed messages, 20 a second', columns: STREAM },
  { part: 'plain-stream', title: 'Streamed messages in a plain document', columns: STREAM },
  { part: 'routes', title: 'Route changes', columns: ROUTES },
];

/** Measures that apply only to rows that highlight IDs. */
const OF_MARKS = new Set(['missed', 'wrong', 'stale', 'unmarked', 'markedMs']);

/** A section for each measured phase on a settled page, with its costs. */
export function settledSections(samples: Samples, parts: ReadonlySet<Part>, size: number): string[] {
  return PHASES.filter(({ part }) => parts.has(part)).map(
    (phase) => `## ${phase.title}, ${size} messages\n\n${phaseTable(samples, phase, size)}`,
  );
}

function phaseTable(samples: Samples, { part, columns }: Phase, size: number): string {
  const rows = ROWS.map(({ name, isMarking }) => [
    name,
    ...columns.map(({ measure, digits, to }) => {
      if (!isMarking && OF_MARKS.has(measure)) return '–';
      return to
        ? times(samples.ratioOf(part, size, name, to, measure))
        : number(samples.medianOf(part, size, name, measure), digits);
    }),
  ]);
  return table(['row', ...columns.map(({ title }) => title)], measuredRows(rows));
}
