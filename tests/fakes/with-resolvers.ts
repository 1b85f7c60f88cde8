/** A promise, and the function that resolves it: `Promise.withResolvers`, which the oldest supported Node does not have. */
export function withResolvers(): { promise: Promise<unknown>; resolve: (value: unknown) => void } {
  let resolve: (value: unknown) => void = () => undefined;
  const promise = new Promise((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
