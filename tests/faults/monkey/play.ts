import type { Page } from '@playwright/test';
import { pause } from '../../../dev/platform/pause.ts';
import * as actions from './actions.ts';
import { createRandom, type Random } from './random.ts';
import { examineStorage } from './saved-sets.ts';
import type { Stage } from './stage.ts';
import * as views from './views.ts';
import { changeWeather } from './weather.ts';

/** An action, as often as it stands there. */
const inView = [
  views.lookUpInField,
  views.lookUpInField,
  views.refreshAnswer,
  views.lookUpList,
  views.goBack,
  actions.lookUpSeveral,
  actions.lookUpSeveral,
  actions.switchAndLookUp,
  actions.changeWatches,
  actions.readLists,
  actions.sendWebhook,
  actions.save,
  actions.expireTokens,
  actions.reload,
] as const;
const inTicket = [
  views.openCardInTicket,
  views.openCardInTicket,
  views.openCardInTicket,
  views.refreshCard,
  actions.reload,
] as const;
const inOptions = [
  actions.saveInOptions,
  actions.save,
  actions.savePatterns,
  actions.switchInOptions,
  actions.switchAndLookUp,
  actions.checkInOptions,
  actions.sendInOptions,
  actions.sendInOptions,
  actions.sendWebhook,
  actions.lookUpSeveral,
  actions.reload,
] as const;

export interface PlayOptions {
  seed: number;
  seconds: number;
}

/**
 * Lets the monkey play in all pages at once, while the worker is stopped and the platforms fail, until the time is over
 * or something has happened that must not.
 */
export async function play(stage: Stage, { seed, seconds }: PlayOptions): Promise<void> {
  const { witness, popup, panel, options, helpdesk } = stage;
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), seconds * 1000);
  const isOver = () => end.signal.aborted || witness.violations.length > 0;

  /** Repeats a step with pauses of a random length, in milliseconds. */
  async function repeat(
    name: string,
    [min, max]: readonly [number, number],
    step: (random: Random) => Promise<unknown>,
  ): Promise<void> {
    const random = createRandom(seed, name);
    while (!isOver()) {
      try {
        await step(random);
      } catch (error) {
        witness.accuse(`the monkey could not go on in ${name}: ${String(error)}`);
      }
      await pause(random.between(min, max), end.signal);
    }
  }

  const useIn = (page: Page, choice: readonly [actions.Action, ...actions.Action[]]) => (random: Random) =>
    random.pick(choice)(stage, page, random);

  await Promise.all([
    repeat('popup', [0, 400], useIn(popup, inView)),
    repeat('panel', [0, 400], useIn(panel, inView)),
    repeat('ticket', [0, 600], useIn(helpdesk, inTicket)),
    repeat('options', [0, 400], useIn(options, inOptions)),
    repeat('worker', [500, 3_000], () => stopWorker(stage)),
    repeat('platform', [200, 1_000], async (random) => {
      witness.note(await changeWeather(stage.platforms, random));
    }),
    repeat('storage', [50, 250], () => examine(stage)),
  ]);
  clearTimeout(timer);
}

async function stopWorker({ browser, witness }: Stage): Promise<void> {
  if (!(await witness.whileStopping(browser.stopServiceWorker))) return;
  witness.tally.kills += 1;
  witness.note('stop the worker');
}

/** Compares the whole storage with what was submitted. */
export async function examine({ browser, platforms, platformAt, witness }: Stage): Promise<void> {
  for (const problem of await examineStorage(browser.firstPage, platforms, platformAt))
    witness.accuse(problem);
}
