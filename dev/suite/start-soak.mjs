/** `npm run soak`: five minutes of the monkey with one seed. `npm run soak -- --seeds 10`: with ten, one after the other. */
import { readCommandLine } from '../command-line.mjs';
import { runTool } from '../run-tool.mjs';

const DEFAULT_SECONDS = '300';

// The parent may end while packages are being installed.
const parent = process.ppid;
await runTool(async (ready) => {
  const { values } = readCommandLine(process.argv.slice(2), {
    command: 'npm run soak',
    options: {
      seeds: { value: '10', help: 'number of runs, each with another seed; one by default' },
      seed: { value: '54', help: 'the first seed, to repeat a run; random by default' },
      seconds: { value: DEFAULT_SECONDS, help: 'duration of each run' },
    },
  });
  const seeds = Number(values.seeds ?? 1);
  const seconds = Number(values.seconds ?? DEFAULT_SECONDS);
  const first = values.seed === undefined ? undefined : Number(values.seed);
  if (![seeds, seconds, first ?? 0].every((number) => Number.isInteger(number) && number >= 0))
    throw new Error('These are not whole numbers: npm run soak -- --seeds 10 --seconds 300, or --seed 54');
  await ready({ needsFirefox: false });
  const { soak } = await import('./soak.ts');
  return soak({ seeds, seconds, ...(first === undefined ? {} : { first }) }, parent);
});
