import type { Frame, Locator, Page } from '@playwright/test';
import { POPUP } from '../../dev/journeys/look-up-from-popup.ts';
import { LATER_OPTIONS_PAGES, showOptionsPage } from '../../dev/journeys/options-page.ts';
import { bulkId, SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { lowContrasts, violations } from './support/axe.ts';
import { lookUp } from './support/extension-pages.ts';
import { cardFrame, clickId, expect, expectNoCard, middleOfId, test } from './support/fixtures.ts';
import { expectIdButton } from './support/id-button.ts';
import { unmirrored } from './support/layout/mirroring.ts';
import { cutOff, smallTargets } from './support/layout/sizes.ts';
import { t } from './support/messages.ts';
import { jsonEditor } from './support/webhook-console.ts';

/** IDs that are found only beside a label, so that their card offers to add their format. */
const UNFAMILIAR = { answered: '77665544', 'not found': '77665545' };

/** Outcomes of a lookup. */
const OUTCOMES = [
  'deliveredWithProof',
  'handedOverMoving',
  'problem',
  'longTexts',
  'wrongTypes',
  'otherAlphabet',
  'withEvents',
  'stale',
  'notFound',
  'platformError',
] as const;

for (const [place, width] of [
  ['popup', POPUP.width],
  ['sidepanel', 320],
] as const) {
  test(`the ${place} is accessible when empty, while loading and with every outcome`, async ({
    openPage,
    sharedBrowser,
    platform,
  }) => {
    const page = await openPage(sharedBrowser.extensionUrl(`${place}.html`));
    await page.setViewportSize({ width, height: POPUP.height });
    await expect(page.getByLabel(t.popup.field, { exact: true })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    for (const name of OUTCOMES) {
      await lookUp(page, SAMPLE_IDS[name]);
      await expect(page.locator('.panel-head')).toContainText(SAMPLE_IDS[name]);
      await expect(page.locator('.skeleton')).toHaveCount(0);
      expect(await cutOff(page), name).toEqual([]);
      expect(await smallTargets(page), name).toEqual([]);
      expect(await unmirrored(page), name).toEqual([]);
      // The panel shows the same as the popup, at another width.
      if (place === 'popup' || name === OUTCOMES[0]) expect(await violations(page), name).toEqual([]);
    }
    await platform.setFault({ operation: 'track', fault: { kind: 'stall' } });
    await lookUp(page, bulkId(place === 'popup' ? 90 : 91));
    await expect(page.locator('.skeleton').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

/** Opens the card of an ID, with its answer. */
async function openAnsweredCard(page: Page, id: string): Promise<Frame> {
  await clickId(page, id);
  const card = await cardFrame(page);
  await expect(card.getByText(id).first()).toBeVisible();
  await expect(card.locator('.skeleton')).toHaveCount(0);
  return card;
}

test('the card is accessible while loading and with every outcome', async ({ openHtml, platform }) => {
  const page = await openHtml(OUTCOMES.map((name) => `<p>Tracking ID ${SAMPLE_IDS[name]}</p>`).join(''));
  for (const name of OUTCOMES) {
    const card = await openAnsweredCard(page, SAMPLE_IDS[name]);
    expect(await violations(card), name).toEqual([]);
    expect(await cutOff(card), name).toEqual([]);
    expect(await smallTargets(card), name).toEqual([]);
    expect(await unmirrored(card), name).toEqual([]);
    await page.keyboard.press('Escape');
    await expectNoCard(page);
  }
  await platform.setFault({ operation: 'track', fault: { kind: 'stall' } });
  await page.evaluate((id) => document.body.append(`Tracking ID ${id}`), bulkId(92));
  await clickId(page, bulkId(92));
  const card = await cardFrame(page);
  await expect(card.locator('.skeleton').first()).toBeVisible();
  expect(await violations(card)).toEqual([]);
});

test('a card in a window of 320 × 256 pixels, 400 % of 1280 × 1024, cuts nothing off', async ({
  openHtml,
}) => {
  const names = ['deliveredWithProof', 'handedOverMoving', 'longTexts', 'notFound'] as const;
  const page = await openHtml(names.map((name) => `<p>${SAMPLE_IDS[name]}</p>`).join(''));
  await page.setViewportSize({ width: 320, height: 256 });
  for (const name of names) {
    const card = await openAnsweredCard(page, SAMPLE_IDS[name]);
    expect(await cutOff(card), name).toEqual([]);
    await card.getByRole('button', { name: t.copying.openReply, exact: true }).click();
    await expect(card.getByRole('button', { name: t.copying.insert, exact: true })).toBeVisible();
    expect(await cutOff(card), name).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expectNoCard(page);
  }
});

/** The background of an element or of what stands before its content. */
const groundOf = (target: Locator, pseudo?: string): Promise<string> =>
  target.evaluate((element, part) => getComputedStyle(element, part).backgroundColor, pseudo);

test('forced colours keep apart what differs only by its fill or shadow', async ({
  openHtml,
  openOptions,
  openPopup,
}) => {
  const popup = await openPopup();
  await popup.emulateMedia({ forcedColors: 'active' });
  await lookUp(popup, SAMPLE_IDS.handedOverMoving);
  const stops = popup.locator('.rail-stop');
  await expect(stops).toHaveCount(2);
  expect(await groundOf(stops.last(), '::before')).not.toBe(await groundOf(stops.first(), '::before'));
  const options = await openOptions('photos');
  await options.emulateMedia({ forcedColors: 'active' });
  const track = options.getByRole('switch', { checked: true });
  expect(await groundOf(track.locator('.switch-thumb'))).toBe(
    await options.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.background = 'HighlightText';
      return getComputedStyle(probe).backgroundColor;
    }),
  );
  const page = await openHtml(`<p><a href="#read">Read ${SAMPLE_IDS.moving}</a></p>`);
  await page.emulateMedia({ forcedColors: 'active' });
  const { x, y } = await middleOfId(page, SAMPLE_IDS.moving);
  await page.mouse.move(x, y);
  expect((await expectIdButton(page)).borderWidth).toBe(1);
});

test('forced colours keep the frames of neighbouring buttons apart', async ({ openOptions }) => {
  const options = await openOptions('detection');
  await options.emulateMedia({ forcedColors: 'active' });
  const gapBetween = async (buttons: Locator): Promise<number> => {
    await expect(buttons.nth(1)).toBeVisible();
    return buttons.evaluateAll(([one, other]) =>
      one && other ? other.getBoundingClientRect().left - one.getBoundingClientRect().right : 0,
    );
  };
  expect(await gapBetween(options.locator('.saved-patterns .button'))).toBeGreaterThanOrEqual(4);
  await showOptionsPage(options, 'test-webhook');
  await options.setViewportSize({ width: 360, height: 800 });
  expect(await gapBetween(options.locator('.fold'))).toBeGreaterThanOrEqual(4);
});

test('texts have a contrast of 7:1 if the user prefers more contrast', async ({ openOptions, openPopup }) => {
  const popup = await openPopup();
  await popup.emulateMedia({ contrast: 'more' });
  for (const name of ['deliveredWithProof', 'problem', 'stale'] as const) {
    await lookUp(popup, SAMPLE_IDS[name]);
    await expect(popup.locator('.panel-head')).toContainText(SAMPLE_IDS[name]);
    await expect(popup.locator('.skeleton')).toHaveCount(0);
    expect(await lowContrasts(popup), name).toEqual([]);
  }
  const options = await openOptions();
  await options.emulateMedia({ contrast: 'more' });
  for (const pageId of ['connection', 'test-webhook']) {
    await showOptionsPage(options, pageId);
    expect(await lowContrasts(options), pageId).toEqual([]);
  }
});

for (const [outcome, id] of Object.entries(UNFAMILIAR)) {
  test(`a card that offers to add an ID’s format is accessible (${outcome})`, async ({
    openHtml,
    platform,
  }) => {
    const trackingId = UNFAMILIAR.answered;
    const body = { trackingId, status: 'MOVING' };
    await platform.layReply({ environment: 'sandbox', trackingId, body });
    const page = await openHtml(`<p>Tracking number: ${id}</p>`);
    await clickId(page, id);
    const card = await cardFrame(page);
    await expect(card.getByRole('button', { name: t.shipment.teach, exact: true })).toBeVisible();
    expect(await violations(card)).toEqual([]);
  });
}

for (const width of [320, 1280]) {
  test(`the options page is accessible at ${width} pixels, with and without problems`, async ({
    openOptions,
  }) => {
    const page = await openOptions();
    await page.setViewportSize({ width, height: 900 });
    const address = page
      .getByRole('group', { name: t.options.environmentName.sandbox, exact: true })
      .getByLabel(t.options.partnerUrl);
    await expect(address).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await address.fill('http://x.example');
    await page.getByRole('button', { name: t.options.save }).click();
    await expect(page.getByText(t.options.baseUrlProblem.notHttps)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await cutOff(page)).toEqual([]);
    expect(await unmirrored(page)).toEqual([]);
    for (const pageId of LATER_OPTIONS_PAGES) {
      await showOptionsPage(page, pageId);
      if (pageId === 'test-webhook') await (await jsonEditor(page)).fill('{');
      expect(await violations(page), pageId).toEqual([]);
      expect(await cutOff(page), pageId).toEqual([]);
      expect(await smallTargets(page), pageId).toEqual([]);
      expect(await unmirrored(page), pageId).toEqual([]);
    }
  });
}

test('the help pages are accessible in a narrow window', async ({ openPage, sharedBrowser }) => {
  const page = await openPage(sharedBrowser.extensionUrl('help.html'));
  await page.setViewportSize({ width: 320, height: 800 });
  for (const name of ['help', 'administrators', 'privacy']) {
    await page.goto(sharedBrowser.extensionUrl(`${name}.html`));
    expect(await violations(page), name).toEqual([]);
    expect(await cutOff(page), name).toEqual([]);
  }
});
