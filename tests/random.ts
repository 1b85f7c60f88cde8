/** A reproducible source of random numbers, so that every run tests and measures the same. */
export interface Random {
  /** An integer from 0 to `limit - 1`. */
  below(limit: number): number;
  pick<T>(values: readonly T[]): T;
  digits(count: number): string;
}

/**
 * Starts a sequence of numbers from 0 to less than 1 ("mulberry32").
 * @param seed equal seeds produce equal sequences
 * @returns a function that returns the next one
 */
export function createFractions(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Creates a source of random numbers. @param seed equal seeds produce equal numbers */
export function createRandom(seed: number): Random {
  const fraction = createFractions(seed);
  const below = (limit: number): number => Math.floor(fraction() * limit);
  return {
    below,
    pick(values) {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error('There is nothing to pick from.');
      return value;
    },
    digits: (count) => Array.from({ length: count }, () => below(10)).join(''),
  };
}
