import { readCommandLine } from '../dev/command-line.mjs';
import { ROWS, type Row } from './rows.ts';

/** The parts of the benchmark. */
export const PARTS = [
  'load',
  'new-profile',
  'append',
  'stream',
  'keys',
  'marks',
  'jump',
  'plain-jump',
  'plain-append',
  'plain-stream',
  'routes',
  'growth',
  'lookup',
] as const;
export type Part = (typeof PARTS)[number];

/** What is measured and how often. */
export interface Options {
  parts: ReadonlySet<Part>;
  rows: readonly Row[];
  /** Lengths of the threads for the load part. */
  sizes: readonly number[];
  /** Length of the thread for the phases. */
  settledSize: number;
  repetitions: number;
  /** Messages appended one by one, streamed messages, typed characters and route changes per repetition. */
  counts: { appended: number; streamed: number; typed: number; routes: number };
  /** Whether this is the complete benchmark, whose results are saved. */
  isWhole: boolean;
}

const FULL = {
  sizes: [100, 300, 1_000, 10_000],
  settledSize: 1_000,
  repetitions: 5,
  counts: { appended: 10, streamed: 100, typed: 100, routes: 10 },
};
const QUICK = {
  sizes: [100, 1_000],
  settledSize: 1_000,
  repetitions: 3,
  counts: { appended: 10, streamed: 40, typed: 40, routes: 6 },
};

function isPart(name: string): name is Part {
  return PARTS.some((part) => part === name);
}

function rowsNamed(list: string | undefined): readonly Row[] {
  if (list === undefined) return ROWS;
  const names = list.split(',');
  const unknown = names.find((name) => !ROWS.some((row) => row.name === name));
  if (unknown !== undefined)
    throw new Error(`There is no row "${unknown}". The rows are ${ROWS.map(({ name }) => name).join(', ')}.`);
  return ROWS.filter(({ name }) => names.includes(name));
}

function numberFrom(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`--${name} takes a whole number above 0, not "${text}".`);
}

/**
 * Parses the command line.
 * @throws with a message for the user
 */
export function readOptions(args: readonly string[]): Options {
  const { values } = readCommandLine(args, {
    command: 'npm run bench',
    options: {
      quick: { help: '100 and 1,000 messages, phases on 1,000, three repetitions' },
      only: { value: 'load,keys', help: `only some of ${PARTS.join(', ')}` },
      rows: {
        value: "'null,Waybill'",
        help: `only some of ${ROWS.map(({ name }) => name).join(', ')}; ratios need the row that they compare with`,
      },
      size: { value: '10000', help: 'one length of thread, for everything' },
      repetitions: { value: '7', help: 'how often each measurement is taken' },
    },
  });
  const names = values.only?.split(',') ?? PARTS;
  const unknown = names.find((name) => !isPart(name));
  if (unknown !== undefined)
    throw new Error(`There is no part "${unknown}". The parts are ${PARTS.join(', ')}.`);
  const base = values.quick ? QUICK : FULL;
  const size = numberFrom(values.size, 'size');
  return {
    parts: new Set(names.filter(isPart)),
    rows: rowsNamed(values.rows),
    sizes: size === undefined ? base.sizes : [size],
    settledSize: size ?? base.settledSize,
    repetitions: numberFrom(values.repetitions, 'repetitions') ?? base.repetitions,
    counts: base.counts,
    isWhole: !values.quick && [values.only, values.rows, values.size].every((value) => value === undefined),
  };
}
