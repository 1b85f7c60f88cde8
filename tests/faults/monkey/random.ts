import { createFractions } from '../../random.ts';

/** A reproducible source of random decisions: with the same seed, the monkey makes the same ones in the same order. */
export interface Random {
  /** An integer from `min` to `max`, both included. */
  between(min: number, max: number): number;
  /** Whether something happens that happens once in `count` times. */
  oneIn(count: number): boolean;
  pick<T>(values: readonly [T, ...T[]]): T;
  /** Some of the values, in their order. */
  some<T>(values: readonly T[], count: number): T[];
}

/**
 * Starts a sequence.
 * @param seed of the run
 * @param name of the part of the monkey that decides: each part has its own sequence, so that its decisions do not
 * depend on how fast the others are
 */
export function createRandom(seed: number, name: string): Random {
  const ownSeed = [...name].reduce(
    (mixed, letter) => Math.imul(mixed ^ letter.charCodeAt(0), 0x01000193),
    seed,
  );
  const fraction = createFractions(ownSeed);
  const between = (min: number, max: number) => min + Math.floor(fraction() * (max - min + 1));
  return {
    between,
    oneIn: (count) => between(1, count) === 1,
    pick: (values) => values[between(0, values.length - 1)] ?? values[0],
    some(values, count) {
      const first = between(0, Math.max(0, values.length - count));
      return values.slice(first, first + count);
    },
  };
}
