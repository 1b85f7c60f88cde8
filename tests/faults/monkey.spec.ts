import { startPlatform } from '../../dev/platform/server.ts';
import { type MonkeySummary, SUMMARY_MARK } from '../../dev/suite/soak.ts';
import { expect, test } from '../e2e/support/fixtures.ts';
import { clearUp } from './monkey/aftermath.ts';
import { play } from './monkey/play.ts';
import { openSource } from './monkey/sources.ts';
import { openStage } from './monkey/stage.ts';

/** The same in every run of the suite; `npm run soak` chooses others. */
const SEED = Number(process.env.WAYBILL_MONKEY_SEED ?? 54);
const SECONDS = Number(process.env.WAYBILL_MONKEY_SECONDS ?? 15);
/** For the browser's start, and for the end of everything that is under way. */
const MARGIN_SECONDS = 150;

test(`row 54: nothing is lost, mixed up, sent twice or left hanging while everything happens at once (seed ${SEED}, ${SECONDS} s)`, async ({
  separateBrowser,
  servers,
}) => {
  test.setTimeout((SECONDS + MARGIN_SECONDS) * 1000);
  const second = await startPlatform();
  try {
    const platforms = await Promise.all([openSource('A', servers.platform), openSource('B', second)]);
    const stage = await openStage(separateBrowser, platforms);
    const { witness } = stage;
    const { tally, violations, actions } = witness;
    await play(stage, { seed: SEED, seconds: SECONDS });
    const traffic = await clearUp(stage).catch((error: unknown) => {
      witness.accuse(`not usable afterwards: ${String(error)}`);
    });
    const summary: MonkeySummary & { found: number } = {
      seed: SEED,
      seconds: SECONDS,
      steps: tally.steps,
      lives: tally.lives,
      exchanges: traffic?.exchanges ?? 0,
      forced: traffic?.forced ?? 0,
      lookups: tally.lookups,
      found: tally.found,
      webhooks: traffic?.webhooks ?? 0,
      longestSettleMs: Math.round(tally.longestSettleMs),
    };
    console.log(`${SUMMARY_MARK}${JSON.stringify(summary)}`);
    expect(violations, `seed ${SEED}; last actions:\n${actions.join('\n')}`).toEqual([]);
    // The monkey has played: otherwise, nothing of the above would mean anything.
    expect(tally.kills).toBeGreaterThan(1);
    expect(tally.found).toBeGreaterThan(10);
  } finally {
    await second.close();
  }
});
