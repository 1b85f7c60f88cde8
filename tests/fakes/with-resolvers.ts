/** A promise, and the functions that settle it: `Promise.withResolvers`, which the oldest supported Node does not have. */
export function withResolvers<T>(): PromiseWithResolvers<T> {
  let resolvers = {} as Omit<PromiseWithResolvers<T>, 'promise'>;
  const promise = new Promise<T>((resolve, reject) => {
    resolvers = { resolve, reject };
  });
  return { promise, ...resolvers };
}
