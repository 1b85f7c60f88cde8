/** `npm run soak`. */
import { parseCommandLine } from '../command-line.mjs';
import { runTool } from '../run-tool.mjs';

const DEFAULT_SECONDS = '300';
const USAGE = `npm run soak                   five minutes of the monkey with one seed
npm run soak -- --seeds 10     with ten, one after the other
npm run soak -- --seed 54      with this one
npm run soak -- --seconds 30   for another time each`;

// The parent may end while packages are being installed.
const parent = process.ppid;
await runTool(async (ready) => {
  const { values } = parseCommandLine(
    {
      options: {
        seeds: { type: 'string', default: '1' },
        seed: { type: 'string' },
        seconds: { type: 'string', default: DEFAULT_SECONDS },
      },
    },
    USAGE,
  );
  const seeds = Number(values.seeds);
  const seconds = Number(values.seconds);
  const first = values.seed === undefined ? undefined : Number(values.seed);
  if (![seeds, seconds, first ?? 0].every((number) => Number.isInteger(number) && number >= 0))
    throw new Error(`These are not whole numbers. Use it like this:\n${USAGE}`);
  await ready({ needsFirefox: false });
  const { soak } = await import('./soak.ts');
  return soak({ seeds, seconds, ...(first === undefined ? {} : { first }) }, parent);
});
