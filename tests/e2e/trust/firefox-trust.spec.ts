import type { Frame, Page } from 'puppeteer-core';
import { viewInFirefox } from '../../../dev/drivers/firefox-controls.ts';
import { openCard } from '../../../dev/drivers/firefox-driver.ts';
import type { FirefoxWithExtension } from '../../../dev/firefox.ts';
import { configure } from '../../../dev/journeys/configure.ts';
import { middleOfHighlight, textsOfHighlights } from '../../../dev/journeys/highlights-in-page.ts';
import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { expectNoSecret, expectNoSecretOnPage } from '../support/canary.ts';
import { ATTACKS, type Attack, applyAttack, CLICKED_ID, EDITOR_PAGE } from '../support/clickjacking.ts';
import { launchBuiltFirefox, lookUpInTab, pressButton, textOf } from '../support/firefox-pages.ts';
import { expect, test } from '../support/fixtures.ts';
import { t } from '../support/messages.ts';

// Another browser starts beside those of the other workers.
test.describe.configure({ timeout: 120_000 });

const ID = SAMPLE_IDS.deliveredWithProof;

declare const browser: {
  runtime: { sendMessage(message: object): Promise<unknown> };
  storage: Record<'local' | 'session', { get(keys: null): Promise<object> }>;
};

let firefox: FirefoxWithExtension;
let options: Page;

test.beforeAll(async ({ servers }) => {
  test.setTimeout(120_000);
  firefox = await launchBuiltFirefox(servers);
  options = await firefox.openExtensionPage('options.html#connection');
  await configure(viewInFirefox(options), servers.platform);
});

test.afterAll(async () => {
  await firefox?.close();
});

const ask = (page: Page, name: string, request: object = {}): Promise<unknown> =>
  page.evaluate((message) => browser.runtime.sendMessage(message), { name, request });

test('Firefox: keys and tokens that a server echoes are neither shown nor stored where pages or scripts can read them', async ({
  platform,
}) => {
  const logged: string[] = [];
  options.on('console', (message) => void logged.push(message.text()));
  const answers: unknown[] = [];
  for (const form of ['failure', 'page', 'redirect', 'shipment'] as const) {
    for (const operation of ['track', 'token'] as const) {
      await platform.clearFaults();
      await platform.setFault({ operation, fault: { kind: 'echo', form } });
      if (operation === 'token') await ask(options, 'forgetToken');
      answers.push(await ask(options, 'getShipment', { trackingId: ID, refresh: true }));
    }
  }
  expect(JSON.stringify(answers)).toMatch(/<API_KEY>.*<ACCESS_TOKEN>|<ACCESS_TOKEN>.*<API_KEY>/);
  for (const name of ['getActivity', 'getConnections', 'getPortableSettings']) {
    answers.push(await ask(options, name));
  }

  await platform.clearFaults();
  await platform.setFault({ operation: 'track', fault: { kind: 'echo', form: 'shipment' } });
  const popup = await lookUpInTab(firefox, SAMPLE_IDS.moving);
  await expect.poll(() => popup.evaluate(() => document.body.innerText)).toContain('<ACCESS_TOKEN>');
  await expectNoSecretOnPage(popup);
  await expectNoSecretOnPage(options);

  // Content scripts can read `storage.local` in Firefox; keys and tokens are in the extension's IndexedDB.
  const stored = await options.evaluate(() =>
    Promise.all([browser.storage.local.get(null), browser.storage.session.get(null)]),
  );
  expect(Object.keys(stored[0] ?? {})).toContain('connection.settings');
  expectNoSecret(JSON.stringify([stored, answers, logged]), 'storage, answers and the console');
});

const attack = (page: Page, each: Attack, isOn: boolean): Promise<void> =>
  page.evaluate(`(${applyAttack})(${JSON.stringify(each)}, ${isOn})`) as Promise<void>;

/** Opens the reply and presses “Insert”. @returns whether the page was given the reply */
async function isInserted(card: Frame): Promise<boolean> {
  const { hidden, ...others } = t.replyForm.insertOutcome;
  const textsOf = (outcome: typeof hidden) => Object.values(outcome);
  await pressButton(card, t.copying.openReply);
  await pressButton(card, t.copying.insert);
  const given = Object.values(others).flatMap(textsOf);
  let text = '';
  await expect
    .poll(
      async () => {
        text = await textOf(card);
        return [...given, ...textsOf(hidden)].some((each) => text.includes(each));
      },
      { intervals: [20, 50] },
    )
    .toBe(true);
  await pressButton(card, t.replyForm.back);
  return given.some((each) => text.includes(each));
}

test('Firefox: inserts nothing while the page hides, covers or moves the card', async ({ servers }) => {
  const page = await firefox.browser.newPage();
  await page.setViewport({ width: 1280, height: 720 });
  await page.goto(servers.helpdesk.url);
  await page.evaluate((html) => {
    document.body.innerHTML = html;
    // Scripts in such a text do not run. An editor that takes the reply saves the wait for one that does not.
    document.querySelector('textarea')?.addEventListener('paste', ({ target, clipboardData }) => {
      (target as HTMLTextAreaElement).value += clipboardData?.getData('text/plain');
    });
  }, EDITOR_PAGE);
  await expect.poll(() => page.evaluate(textsOfHighlights)).toContain(CLICKED_ID);
  await page.focus('textarea');
  const { x, y } = await page.evaluate(middleOfHighlight, CLICKED_ID);
  await page.mouse.click(x, y);
  await expect.poll(async () => textOf(await openCard(page))).toContain(t.copying.openReply);
  const card = await openCard(page);
  if (!card) throw new Error('The card has closed.');

  for (const each of ATTACKS) {
    await test.step(each.name, async () => {
      // The card counts as seen again a moment after the attack before.
      await expect.poll(() => isInserted(card), { intervals: [20, 50] }).toBe(true);
      await attack(page, each, true);
      expect(await isInserted(card)).toBe(false);
      await attack(page, each, false);
    });
  }
});
