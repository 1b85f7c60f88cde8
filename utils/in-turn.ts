/** Runs a step once those before it have ended, however they ended. Settles as the step does. */
export type InTurn = <T>(step: () => Promise<T>) => Promise<T>;

/**
 * A queue: steps that read something, change it and write it back go through one, so that they do not lose each other's
 * changes.
 */
export function createTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (step) => {
    const turn = last.then(step);
    last = turn.catch(() => undefined);
    return turn;
  };
}
