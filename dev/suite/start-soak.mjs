/** `npm run soak`: five minutes of the monkey with one seed. `npm run soak -- --seeds 10`: with ten, one after the other. */
import { parseArgs } from 'node:util';
import { readyMachine } from '../ready-machine.mjs';

const DEFAULT_SECONDS = '300';

// The parent may end while packages are being installed.
const parent = process.ppid;
let code = 1;
try {
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
  await readyMachine({ needsFirefox: false });
  const { register } = await import('tsx/esm/api');
  register();
  const { soak } = await import('./soak.ts');
  code = await soak({ seeds, seconds, ...(first === undefined ? {} : { first }) }, parent);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
}
process.exit(code);
