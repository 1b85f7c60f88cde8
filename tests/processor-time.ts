/**
 * Measures the processor time of some work, unaffected by other processes.
 * @returns milliseconds; the minimum of several runs, so that garbage collection does not count
 */
export function leastMs(work: () => unknown): number {
  const times = Array.from({ length: 7 }, () => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.max(0.2, Math.min(...times));
}
