const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const PARENT_CHECK_MS = 500;

/**
 * Resolves on a signal to stop, or when the parent process ends. npm does not forward every signal through its shell;
 * without the second condition, the browser would keep running after npm was stopped. A second signal ends the process
 * immediately.
 * @param parent ID of the parent process, for a caller that has been running for a while
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
 * Ignores further signals, for a process that first stops its children within a time limit. On Ctrl-C the process gets
 * two signals: one from the terminal and one forwarded by npm.
 */
export function ignoreFurtherSignals(): void {
  for (const signal of SIGNALS) process.on(signal, () => {});
}
