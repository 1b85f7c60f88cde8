import type { Page } from '@playwright/test';
import { showOptionsPage } from '../../../dev/journeys/options-page.ts';
import { fingerprint } from '../../../dev/platform/request-log.ts';
import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { addressFieldName } from '../../../features/connection/draft.ts';
import type { Environment } from '../../../features/platform/model.ts';
import { createWebhookRequest } from '../../../features/platform/webhook-request.ts';
import { t } from '../../e2e/support/messages.ts';
import { connectionSet } from '../../e2e/support/reset-browser.ts';
import { fillAndSubmit, press, send, settled, switchDuringLookup } from './in-page.ts';
import type { Random } from './random.ts';
import { patternSet } from './saved-sets.ts';
import { ENVIRONMENTS, IDS, type MonkeyPlatform, SLOW_MS, sourceName } from './sources.ts';
import type { Stage } from './stage.ts';

/** One thing that the monkey does in a page. */
export type Action = (stage: Stage, page: Page, random: Random) => Promise<void>;

const anyPlatform = ({ platforms }: Stage, random: Random): MonkeyPlatform =>
  random.pick(platforms as [MonkeyPlatform, ...MonkeyPlatform[]]);

/** Looks up several IDs at once, and does not wait if the page is left in the meantime. */
export const lookUpSeveral: Action = async ({ witness }, page, random) => {
  const ids = random.some(IDS, random.between(1, 8));
  const refresh = random.oneIn(2);
  witness.note(`look up ${ids.length} IDs${refresh ? ', refreshed' : ''}`);
  await Promise.all(ids.map((trackingId) => send(page, 'getShipment', { trackingId, refresh })));
};

/** Looks up all IDs at once, as after anything that ends a token: they must share one exchange. */
async function lookUpAll(page: Page): Promise<void> {
  await Promise.all(IDS.map((trackingId) => send(page, 'getShipment', { trackingId, refresh: true })));
}

/**
 * Selects the other environment while a lookup is under way, and looks up again. The answer that comes after the change
 * must not be the old environment's, and the next answers must be the new one's.
 */
export const switchAndLookUp: Action = ({ witness, selecting }, page, random) =>
  selecting(async () => {
    const selected = (await send(page, 'getConnections'))?.value?.environment;
    const environment: Environment = selected === 'sandbox' ? 'production' : 'sandbox';
    witness.note(`select ${environment} during a lookup`);
    const change = await switchDuringLookup(page, SAMPLE_IDS.slow, environment);
    if (!change?.isSelected) return;
    const answers = await Promise.all(
      random
        .some(IDS, 3)
        .map((trackingId) => send(page, 'getShipment', { trackingId, refresh: random.oneIn(2) })),
    );
    if (change.msUntilSelected < SLOW_MS) answers.push(change.answer);
    for (const answer of answers) {
      if (!answer?.ok || answer.value?.environment === environment) continue;
      witness.accuse(`wrong environment: ${answer.value?.environment}, although ${environment} was selected`);
    }
  });

/** Saves a set by message, from any page. */
export const save: Action = async (stage, page, random) => {
  const platform = anyPlatform(stage, random);
  stage.witness.note(`save ${platform.name}, and look up everything`);
  await send(page, 'saveConnections', connectionSet(platform.platform));
  await lookUpAll(page);
};

/** Expires all tokens, and looks up. */
export const expireTokens: Action = async ({ platforms, witness }, page) => {
  witness.note('expire all tokens, and look up everything');
  await Promise.all(
    platforms.flatMap(({ admin }) => ENVIRONMENTS.map((environment) => admin.expireTokens(environment))),
  );
  await lookUpAll(page);
};

/** Fills in the whole form of the options, and saves it. */
export const saveInOptions: Action = async (stage, page, random) => {
  const platform = anyPlatform(stage, random);
  stage.witness.note(`save ${platform.name} in the options`);
  const entries = ENVIRONMENTS.flatMap((environment) => {
    const around = `fieldset:has([name="${addressFieldName(environment, 'partnerUrl')}"])`;
    const { partnerUrl, clientUrl, apiKey } = platform.platform[environment];
    return [
      { around, label: t.options.partnerUrl, text: partnerUrl },
      { around, label: t.options.partnerKey, text: apiKey },
      { around, label: t.options.clientUrl, text: clientUrl },
    ];
  });
  await showOptionsPage(page, 'connection');
  await fillAndSubmit(page, entries);
  await settled(page);
};

export const switchInOptions: Action = ({ witness, selecting }, page) =>
  selecting(async () => {
    witness.note('switch the environment in the options');
    await press(page, t.options.environmentName.sandbox);
    await page.waitForFunction(() => !document.querySelector('[role="switch"]:disabled'));
  });

export const checkInOptions: Action = async ({ witness }, page) => {
  witness.note('check the connection');
  await showOptionsPage(page, 'connection');
  await press(page, t.options.check);
  await settled(page);
};

export const savePatterns: Action = async (stage, page, random) => {
  const platform = anyPlatform(stage, random);
  stage.witness.note(`save patterns ${platform.name}`);
  const others = stage.platforms.filter((each) => each !== platform);
  await send(page, 'changePatterns', {
    saved: patternSet(platform),
    removed: others.flatMap(patternSet).map(({ id }) => id),
  });
};

let sentWebhooks = 0;

/** Sends a test webhook by message; to production only with the address of one of the platforms. */
export const sendWebhook: Action = async (stage, page, random) => {
  const environment: Environment = random.oneIn(3) ? 'production' : 'sandbox';
  const { name, platform } = anyPlatform(stage, random);
  sentWebhooks += 1;
  const trackingId = `monkey-${sentWebhooks}`;
  const payload = JSON.stringify({ version: '1.0', data: { trackingId } });
  const isConfirmed = environment === 'production';
  stage.webhooks.set(fingerprint(payload), isConfirmed ? sourceName(name, environment) : environment);
  stage.witness.note(`send the webhook ${trackingId} to ${environment}`);
  const { url } = createWebhookRequest(platform.production.clientUrl);
  const confirmed = isConfirmed ? { confirmedUrl: url } : {};
  await send(page, 'sendTestWebhook', { environment, payload, isAuthorized: false, ...confirmed });
};

export const sendInOptions: Action = async ({ witness }, page) => {
  sentWebhooks += 1;
  witness.note(`send the webhook options-${sentWebhooks} in the options`);
  const trackingId = {
    around: '.payload-form',
    label: t.webhook.fieldName.trackingId,
    text: `options-${sentWebhooks}`,
  };
  await showOptionsPage(page, 'test-webhook');
  await fillAndSubmit(page, [trackingId], t.webhook.send);
  await settled(page);
};

/** Starts and stops watching. */
export const changeWatches: Action = async ({ witness }, page, random) => {
  const name = random.oneIn(3) ? 'unwatch' : 'watch';
  const request = { environment: random.pick(ENVIRONMENTS), trackingId: random.some(IDS, 1)[0] };
  witness.note(`${name} ${request.trackingId} in ${request.environment}`);
  await send(page, name, request);
  await send(page, 'getWatches');
};

/** Reads what pages show beside answers. */
export const readLists: Action = async ({ witness }, page, random) => {
  witness.note('read lists');
  const environment = random.pick(ENVIRONMENTS);
  await Promise.all([
    send(page, 'getRecent', { environment }),
    send(page, 'getCachedLookups', { trackingIds: IDS }),
    send(page, 'getConnections'),
    send(page, 'getToken'),
    send(page, 'getWebhookHistory'),
  ]);
};

export const reload: Action = async ({ witness }, page) => {
  witness.note('load a page again');
  await page.reload();
};
