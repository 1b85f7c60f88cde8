import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { findTrackingIds } from '../../features/detection/engine/detect.ts';
import { median, pairedRatio } from '../statistics.ts';
import type { GrowthInput } from './inputs.ts';

/** Detector times of one input, for lengths that double. */
export interface Growth {
  name: string;
  /** Median milliseconds on the processor, by length. */
  times: number[];
  /** What each doubling cost: the median of the ratios within one round. */
  factors: number[];
  worst: number;
}

/** From 64 Ki characters to 1 Mi. */
export const LENGTHS = [1 << 16, 1 << 17, 1 << 18, 1 << 19, 1 << 20];
/** Shorter stretches are repeated: the garbage collector would decide. */
const SHORTEST_MS = 60;

/** The worst of a hundred ratios is reported, so each is to be steady. */
const ROUNDS_PER_REPETITION = 2;

setFlagsFromString('--expose-gc');
/** What was left by the measurement before is not to be collected in the next. */
const collectGarbage = runInNewContext('gc') as () => void;

/** Processor time of this process, in milliseconds: what else the machine does is not in it. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function timeOf(text: string): number {
  collectGarbage();
  const start = processorMs();
  let runs = 0;
  let elapsed = 0;
  do {
    findTrackingIds(text);
    runs++;
    elapsed = processorMs() - start;
  } while (elapsed < SHORTEST_MS);
  return elapsed / runs;
}

/**
 * Compares each length with the one before.
 * @param rounds milliseconds by length, one list for each time that all lengths were measured one after the other
 */
export function growthOf(name: string, rounds: readonly (readonly number[])[]): Growth {
  const timesAt = (index: number): number[] => rounds.map((round) => round[index] ?? Number.NaN);
  const all = (rounds[0] ?? []).map((_, index) => timesAt(index));
  const factors = all.slice(1).map((times, index) => pairedRatio(times, all[index] ?? []) ?? Number.NaN);
  return { name, times: all.map(median), factors, worst: Math.max(...factors) };
}

/** Measures one input; each repetition goes through all lengths. */
export function measureGrowth({ name, textOf }: GrowthInput, repetitions: number): Growth {
  const texts = LENGTHS.map(textOf);
  for (const text of texts) timeOf(text);
  const rounds = Array.from({ length: repetitions * ROUNDS_PER_REPETITION }, () => texts.map(timeOf));
  return growthOf(name, rounds);
}
