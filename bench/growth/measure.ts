import { findTrackingIds } from '../../utils/tracking/detect.ts';
import { median } from '../statistics.ts';
import type { GrowthInput } from './inputs.ts';

/** Detector times of one input, for lengths that double. */
export interface Growth {
  name: string;
  /** Median milliseconds on the processor, by length. */
  times: number[];
  /** What each doubling cost. */
  factors: number[];
  worst: number;
}

/** From 64 Ki characters to 1 Mi. */
export const LENGTHS = [1 << 16, 1 << 17, 1 << 18, 1 << 19, 1 << 20];
/** Shorter stretches are repeated: the garbage collector would decide. */
const SHORTEST_MS = 20;

/** Processor time of this process, in milliseconds: what else the machine does is not in it. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function timeOf(text: string): number {
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

/** Compares each time with the one before. */
export function growthOf(name: string, times: readonly number[]): Growth {
  const factors = times.slice(1).map((time, index) => time / (times[index] ?? Number.NaN));
  return { name, times: [...times], factors, worst: Math.max(...factors) };
}

/** Measures one input; each repetition goes through all lengths. */
export function measureGrowth({ name, textOf }: GrowthInput, repetitions: number): Growth {
  const texts = LENGTHS.map(textOf);
  for (const text of texts.slice(0, 2)) timeOf(text);
  const rounds = Array.from({ length: repetitions }, () => texts.map(timeOf));
  return growthOf(
    name,
    LENGTHS.map((_, index) => median(rounds.map((round) => round[index] ?? Number.NaN))),
  );
}
