const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const PARENT_CHECK_MS = 500;

/**
 * Resolves when this process is asked to end: by a signal, or by the end of the process that started it. npm does not
 * pass on every signal through its shell, so without the second, stopping npm would leave the browser behind.
 * A second signal ends the process at once.
 * @param parent the process that started this one, for a caller that ran for a while before
 */
export function untilInterrupted(parent = process.ppid): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of SIGNALS) process.once(signal, () => resolve());
    const check = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(check);
      resolve();
    }, PARENT_CHECK_MS);
    check.unref();
  });
}

/**
 * Keeps further signals from ending this process, for one that ends its children first and limits the time for that.
 * npm passes on a Ctrl-C that the terminal has sent to this process as well.
 */
export function ignoreFurtherSignals(): void {
  for (const signal of SIGNALS) process.on(signal, () => {});
}
