import { cpus, loadavg, totalmem, type } from 'node:os';

/** Place and time of a measurement, one fact per line. */
export function machineFacts(chromium: string, started: Date): string {
  const processors = cpus();
  return [
    `- Date: ${started.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `- Processor: ${processors[0]?.model.trim() ?? 'unknown'}, ${processors.length} cores; ${Math.round(totalmem() / 2 ** 30)} GB memory`,
    `- System: ${type()}; Chromium ${chromium}, headless; Node ${process.versions.node}`,
    `- Load of the machine at the end (1, 5, 15 minutes): ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
  ].join('\n');
}
