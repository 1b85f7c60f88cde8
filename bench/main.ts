import { writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem, type } from 'node:os';
import { fileURLToPath } from 'node:url';
import { startBrowsers } from './browser/browsers.ts';
import { startThreadServer } from './browser/server.ts';
import { growthInputs } from './growth/inputs.ts';
import { type Growth, measureGrowth } from './growth/measure.ts';
import { type Options, readOptions } from './options.ts';
import { report } from './report/report.ts';
import { runLoads, runNewProfiles, runSettled } from './run.ts';
import { createSamples, type Samples } from './samples.ts';
import { measureLookups } from './scenarios/lookup.ts';
import { SETTLED_PARTS } from './scenarios/settled.ts';

const RESULTS = fileURLToPath(new URL('./results.md', import.meta.url));

/** Lookups per repetition of the other parts: they vary more and take less time. */
const LOOKUPS = 5;

const log = (progress: string): void => console.error(progress);

function runGrowth({ parts, repetitions }: Options): Growth[] {
  if (!parts.has('growth')) return [];
  return growthInputs().map((input) => {
    log(`growth: ${input.name}`);
    return measureGrowth(input, repetitions);
  });
}

/** Runs the parts that need browsers. @returns the version of Chromium */
async function runBrowsers(options: Options, samples: Samples): Promise<string> {
  const wantsLoad = options.parts.has('load');
  const wantsPhases = SETTLED_PARTS.some((part) => options.parts.has(part));
  const wantsNewProfiles = options.parts.has('new-profile');
  if (!wantsLoad && !wantsNewProfiles && !wantsPhases) return 'not used';
  const server = await startThreadServer();
  try {
    const { rows, version, close } = await startBrowsers(options.rows, server.port);
    try {
      const run = { rows, server, options, samples, log };
      if (wantsLoad) await runLoads(run);
      if (wantsNewProfiles) await runNewProfiles(run);
      if (wantsPhases) await runSettled(run);
      return version;
    } finally {
      await close();
    }
  } finally {
    await server.close();
  }
}

/** Place and time of a measurement, one fact per line. */
function machineFacts(chromium: string, started: Date): string {
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

async function main(options: Options, args: readonly string[]): Promise<void> {
  const started = new Date();
  const samples = createSamples();
  const growths = runGrowth(options);
  const chromium = await runBrowsers(options, samples);
  if (options.parts.has('lookup')) log('lookup');
  const lookups = options.parts.has('lookup')
    ? await measureLookups(LOOKUPS * options.repetitions)
    : undefined;
  const { sizes, settledSize } = options;
  const command = ['npm run bench', ...(args.length > 0 ? ['--', ...args] : [])].join(' ');
  const text = report(
    { samples, sizes, settledSize, growths, lookups },
    options,
    machineFacts(chromium, started),
    command,
  );
  console.log(text);
  // A partial or quick run does not replace the results of a complete one.
  if (options.isWhole) await writeFile(RESULTS, text);
}

function optionsFrom(args: readonly string[]): Options {
  try {
    return readOptions(args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const args = process.argv.slice(2);
await main(optionsFrom(args), args);
