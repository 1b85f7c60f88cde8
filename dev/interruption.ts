const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const PARENT_CHECK_MS = 500;

/**
 * Resolves when this process is asked to end: by a signal, or by the end of the process that started it. npm does not
 * pass on every signal through its shell, so without the second, stopping npm would leave the browser behind.
 * A second signal ends the process at once.
 */
export function untilInterrupted(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of SIGNALS) process.once(signal, () => resolve());
    const parent = process.ppid;
    const check = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(check);
      resolve();
    }, PARENT_CHECK_MS);
    check.unref();
  });
}
