/** `npm run soak`: five minutes of the monkey with one seed. `npm run soak -- --seeds 10`: with ten, one after the other. */
import { parseArgs } from 'node:util';
import { runTool } from '../run-tool.mjs';

const DEFAULT_SECONDS = '300';

// The parent may end while packages are being installed.
const parent = process.ppid;
await runTool(async (ready) => {
  const { values } = parseArgs({
    options: {
      seeds: { type: 'string', default: '1' },
      seed: { type: 'string' },
      seconds: { type: 'string', default: DEFAULT_SECONDS },
    },
  });
  const seeds = Number(values.seeds);
  const seconds = Number(values.seconds);
  const first = values.seed === undefined ? undefined : Number(values.seed);
  if (![seeds, seconds, first ?? 0].every((number) => Number.isInteger(number) && number >= 0))
    throw new Error('These are not whole numbers: npm run soak -- --seeds 10 --seconds 300, or --seed 54');
  await ready({ needsFirefox: false });
  const { soak } = await import('./soak.ts');
  return soak({ seeds, seconds, ...(first === undefined ? {} : { first }) }, parent);
});
