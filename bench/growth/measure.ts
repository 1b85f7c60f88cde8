import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { findTrackingIds } from '../../features/detection/engine/detect.ts';
import { processorMs } from '../../tests/processor-time.ts';
import { median, pairedRatio } from '../statistics.ts';
import type { GrowthInput } from './inputs.ts';

/** Detector times of one input for doubling lengths. */
export interface Growth {
  name: string;
  /** Median processor time in milliseconds, by length. */
  times: number[];
  /** The cost of each doubling: the median of the ratios within one round. */
  factors: number[];
  worst: number;
}

/** From 64 Ki to 1 Mi characters. */
export const LENGTHS = [1 << 16, 1 << 17, 1 << 18, 1 << 19, 1 << 20];
/** Shorter runs are repeated, because garbage collection would dominate them. */
const MIN_RUN_MS = 60;

/** The worst of a hundred ratios is reported, so each must be stable. */
const ROUNDS_PER_REPETITION = 2;

setFlagsFromString('--expose-gc');
/** Garbage of the previous measurement must not be collected during the next one. */
const collectGarbage = runInNewContext('gc') as () => void;

function timeOf(text: string): number {
  collectGarbage();
  let runs = 0;
  let elapsed = 0;
  do {
    elapsed += processorMs(() => findTrackingIds(text));
    runs++;
  } while (elapsed < MIN_RUN_MS);
  return elapsed / runs;
}

/**
 * Compares each length with the previous one.
 * @param rounds milliseconds by length, one list for each pass over all lengths
 */
export function growthOf(name: string, rounds: readonly (readonly number[])[]): Growth {
  const timesAt = (index: number): number[] => rounds.map((round) => round[index] ?? Number.NaN);
  const all = (rounds[0] ?? []).map((_, index) => timesAt(index));
  const factors = all.slice(1).map((times, index) => pairedRatio(times, all[index] ?? []) ?? Number.NaN);
  return { name, times: all.map(median), factors, worst: Math.max(...factors) };
}

/** Measures one input; each round measures all lengths. */
export function measureGrowth({ name, textOf }: GrowthInput, repetitions: number): Growth {
  const texts = LENGTHS.map(textOf);
  for (const text of texts) timeOf(text);
  const rounds = Array.from({ length: repetitions * ROUNDS_PER_REPETITION }, () => texts.map(timeOf));
  return growthOf(name, rounds);
}
