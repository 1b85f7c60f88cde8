/**
 * How much processor time some work takes: what else the machine does meanwhile is not in it.
 * @returns the least of several runs, because garbage is; in milliseconds
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
