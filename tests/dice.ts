/**
 * A reproducible source of random numbers: the same ones for a seed in every run.
 * @returns a function that returns an integer from 0 to `sides - 1`
 */
export function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}
