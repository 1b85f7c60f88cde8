const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const PARENT_CHECK_MS = 500;
/** The exit code that shells report after Ctrl-C. */
export const INTERRUPTED = 130;

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
 * Aborts on a signal to stop, or when `parent` ends. Further signals are ignored, because the process first stops its
 * children within a time limit: on Ctrl-C it gets two signals, one from the terminal and one forwarded by npm.
 */
export function whenInterrupted(parent: number): AbortSignal {
  const controller = new AbortController();
  void untilInterrupted(parent).then(() => controller.abort());
  for (const signal of SIGNALS) process.on(signal, () => {});
  return controller.signal;
}
