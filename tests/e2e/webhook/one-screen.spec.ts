import { chooseLanguage } from '../../../dev/journeys/language.ts';
import { showOptionsPage } from '../../../dev/journeys/options-page.ts';
import { violations } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { cutOff } from '../support/layout/sizes.ts';
import { t } from '../support/messages.ts';
import {
  choose,
  expectPayload,
  jsonEditor,
  openHistory,
  openSend,
  payload,
  section,
  send,
  sends,
  sequence,
  toggleFold,
  writePayload,
} from '../support/webhook-console.ts';

test('shows Send on the first screen; nothing scrolls or moves by itself; a change of page keeps the draft', async ({
  openOptions,
  platform,
}) => {
  const page = await openOptions('test-webhook');
  await jsonEditor(page);
  const lines = Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`problem${index}`, 'long']));
  const fault = { kind: 'answer', status: 400, body: JSON.stringify(lines) } as const;
  await platform.setFault({ operation: 'webhook', fault });
  /** Where Send is, and how far the window and the response have scrolled. */
  const places = async () => [
    await send(page).boundingBox(),
    await page.evaluate(() => [scrollX, scrollY, document.querySelector('.reply-scroll')?.scrollTop ?? 0]),
  ];
  for (const [width, height] of [
    [1280, 800],
    [1920, 1000],
    [768, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(send(page)).toBeInViewport({ ratio: 1 });
    const before = await places();
    await payload(page).press('ControlOrMeta+Enter');
    await expect(send(page)).toBeEnabled();
    const verdict = page.getByText(/Refused · 400/);
    await expect(verdict).toBeVisible();
    expect(await places(), `at ${width} × ${height}`).toEqual(before);
    if (width < 1080) continue;
    await expect(verdict).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  }
  expect(await platform.inbox()).toEqual([]);

  await writePayload(page, '{"data": {"trackingId": "DRAFT 1"}}');
  await toggleFold(page, 'headers');
  await openHistory(page);
  await showOptionsPage(page, 'connection');
  await showOptionsPage(page, 'test-webhook');
  await expectPayload(page, '{"data": {"trackingId": "DRAFT 1"}}');
  await expect(sends(page).first()).toBeVisible();
  await expect(page.getByText('Content-Type: application/json')).toBeVisible();
});

/** Of windows at 400 %, at 200 % and as usual. */
const WIDTHS = [640, 1280, 320];

test('the console is accessible and cuts nothing off, with its dialog, history and comparison, also in narrow windows', async ({
  openOptions,
}) => {
  const page = await openOptions('test-webhook');
  const expectWhole = async (state: string) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await cutOff(page), `${state} at ${width} pixels`).toEqual([]);
    }
    expect(await violations(page), state).toEqual([]);
  };
  await send(page).click();
  await expect(page.getByText(/200 OK/)).toBeVisible();
  await expectWhole('response');
  await writePayload(page, '{\n  "event": "unheard.of"\n}');
  await section(page).getByRole('button', { name: t.webhook.compareSent }).click();
  await expectWhole('comparison with what was sent');
  await openHistory(page);
  await openSend(sends(page).first());
  for (const fold of ['authorization', 'headers', 'sequences'] as const) await toggleFold(page, fold);
  await page.getByRole('button', { name: t.webhook.startDrill.duplicate }).click();
  await expect(page.getByText(sequence('duplicate', 'stopped', 1, 2))).toBeVisible();
  await expectWhole('history and folds');
  await choose(page, t.options.environmentName.production);
  await send(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectWhole('dialog');
});

test('the history breaks no name of an event within a word in a narrow window', async ({ openOptions }) => {
  const page = await openOptions('test-webhook');
  await page.setViewportSize({ width: 320, height: 800 });
  await writePayload(page, '{"event": "shipment.returned_to_sender"}');
  await send(page).click();
  await openHistory(page);
  const name = sends(page).first().locator('.send-name');
  await expect(name).toHaveText('shipment.returned_to_sender');
  expect(await name.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThan(25);
});

test('in forced colours, the button that compares is marked while it compares', async ({ openOptions }) => {
  const page = await openOptions('test-webhook');
  await page.emulateMedia({ forcedColors: 'active' });
  await send(page).click();
  const compare = section(page).getByRole('button', { name: t.webhook.compareSent });
  const ground = () => compare.evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await ground();
  await compare.click();
  await expect.poll(ground).not.toBe(before);
});

test('shows the key that sends on one line, or not at all beside long buttons', async ({
  openOptions,
  resetBrowser: _,
}) => {
  const page = await openOptions('test-webhook');
  await chooseLanguage(page, 'fr');
  await expect(page.locator('html[lang="fr"]')).toHaveCount(1);
  for (const width of [1080, 1110, 1140, 1170, 1200]) {
    await page.setViewportSize({ width, height: 760 });
    const foot = page.locator('.request-foot');
    await expect(foot).toBeVisible();
    const overflow = await foot.evaluate((element) => element.scrollWidth - element.clientWidth);
    const isOneLine = await foot
      .locator('.foot-keys')
      .evaluate((element) => element.getBoundingClientRect().height < 25);
    expect({ width, overflow, isOneLine }).toEqual({ width, overflow: 0, isOneLine: true });
  }
});
