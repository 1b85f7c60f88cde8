/**
 * An expression for a page, which resolves after five idle periods with 100 ms in between: sliced work would not leave that
 * many. A string, because the compilers of the tools that use it add calls of their own to functions.
 */
export const SETTLED = `new Promise((resolve) => {
  let idle = 0;
  const next = () => requestIdleCallback(() => (++idle < 5 ? setTimeout(next, 100) : resolve()));
  next();
})`;
