import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { violations } from '../support/axe.ts';
import { ask } from '../support/background.ts';
import { lookUp } from '../support/extension-pages.ts';
import { expect, test } from '../support/fixtures.ts';
import { t } from '../support/messages.ts';

test('offers to add the format of an unfamiliar ID', async ({ sharedBrowser, openPopup, platform }) => {
  await platform.layReply({
    environment: 'sandbox',
    trackingId: '77665544',
    body: { trackingId: '77665544', status: 'MOVING' },
  });
  const page = await openPopup();
  await lookUp(page, '77665544');
  const opened = sharedBrowser.context.waitForEvent('page');
  await page.getByRole('button', { name: t.shipment.teach }).click();
  const options = await opened;
  await expect(options.getByLabel(t.detection.examples, { exact: true })).toHaveValue(/77665544/);
  await options.close();
});

test('a message below the field moves no button beside it', async ({ openPopup }) => {
  const page = await openPopup();
  await lookUp(page, SAMPLE_IDS.moving);
  const back = page.getByRole('button', { name: t.popup.back, exact: true });
  await expect(back).toBeVisible();
  const before = await back.boundingBox();
  await lookUp(page, 'hello there');
  await expect(page.getByText(t.popup.unlikely)).toBeVisible();
  expect(await back.boundingBox()).toEqual(before);
});

test('the outcome of copying a reply is shown in a line of the same height', async ({ openPopup }) => {
  const popup = await openPopup();
  await lookUp(popup, `${SAMPLE_IDS.unknownStatus} ${SAMPLE_IDS.moving}`);
  await expect(popup.getByText(t.bulkView.done(2))).toBeVisible();
  const keys = popup.locator('.key-line');
  const before = await keys.boundingBox();
  await popup.keyboard.press('ArrowDown');
  await popup.keyboard.press('Control+Enter');
  await expect(popup.getByText(t.popup.noReply(SAMPLE_IDS.unknownStatus))).toBeVisible();
  expect(await keys.boundingBox()).toEqual(before);
});

test('the back button stays in view, even if the answer is longer than the panel', async ({
  sharedBrowser,
  openPage,
}) => {
  const panel = await openPage(sharedBrowser.extensionUrl('sidepanel.html'));
  await panel.setViewportSize({ width: 320, height: 400 });
  for (const id of [SAMPLE_IDS.withEvents, SAMPLE_IDS.deliveredWithProof]) {
    await lookUp(panel, id);
    await expect(panel.locator('.panel-head')).toContainText(id);
    await expect(panel.locator('.skeleton')).toHaveCount(0);
    const back = panel.getByRole('button', { name: t.popup.back, exact: true });
    await expect(back).toBeInViewport({ ratio: 1 });
    await back.click();
  }
});

test('fits a panel of 240 pixels: the home view, long texts, a reply and a list', async ({
  sharedBrowser,
  openPage,
}) => {
  const panel = await openPage(sharedBrowser.extensionUrl('sidepanel.html'));
  await panel.setViewportSize({ width: 240, height: 700 });
  const expectToFit = () =>
    expect(panel.evaluate(() => document.documentElement.scrollWidth)).resolves.toBe(240);
  await expect(panel.getByRole('button', { name: t.popup.lookUp, exact: true })).toBeInViewport({ ratio: 1 });
  await expectToFit();
  const topOf = async (name: string) => (await panel.getByRole('button', { name }).boundingBox())?.y;
  expect(await topOf(t.common.settings)).toBe(await topOf(t.popup.openShortcuts));

  await lookUp(panel, SAMPLE_IDS.longTexts);
  const reply = panel.getByRole('button', { name: t.copying.openReply, exact: true });
  await expect(reply).toBeVisible();
  await expectToFit();
  await reply.click();
  await expect(panel.getByLabel(t.replyForm.language)).toBeVisible();
  await expectToFit();

  await panel.reload();
  await panel.getByRole('button', { name: t.bulkLookup.open }).click();
  await panel.getByRole('textbox').fill([SAMPLE_IDS.longTexts, SAMPLE_IDS.notFound].join('\n'));
  await expectToFit();
  await panel.getByRole('button', { name: t.bulkView.lookUp(2) }).click();
  await expect(panel.getByRole('row').nth(2)).toBeVisible();
  await expectToFit();
});

test('an empty list in a narrow column leaves no word of its sentence alone on a line', async ({
  sharedBrowser,
  openPage,
}) => {
  const panel = await openPage(sharedBrowser.extensionUrl('sidepanel.html'));
  await panel.setViewportSize({ width: 600, height: 600 });
  await lookUp(panel, SAMPLE_IDS.moving);
  const sentence = panel.getByText(t.popup.noIds.absent.title);
  const widths = () =>
    sentence.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return Array.from(text.getClientRects(), ({ width }) => width);
    });
  await expect.poll(async () => (await widths()).length).toBe(2);
  const [first = 0, last = 0] = await widths();
  expect(last / first).toBeGreaterThan(0.5);
});

test('actions and keys are at the bottom of the panel, even below a short answer', async ({
  sharedBrowser,
  openPage,
}) => {
  const panel = await openPage(sharedBrowser.extensionUrl('sidepanel.html'));
  await panel.setViewportSize({ width: 400, height: 900 });
  const bottom = (selector: string) =>
    panel.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);
  await expect.poll(() => bottom('.key-line')).toBe(900);
  await lookUp(panel, SAMPLE_IDS.moving);
  for (const width of [400, 600]) {
    await panel.setViewportSize({ width, height: 900 });
    await expect(panel.locator('.split-lists')).toHaveCount(width === 600 ? 1 : 0);
    await expect.poll(() => bottom('.panel-under'), `${width} pixels wide`).toBe(900);
  }
});

test('in a wide panel, lists and shipment scroll on their own: field and actions stay in view', async ({
  sharedBrowser,
  openPage,
}) => {
  const panel = await openPage(sharedBrowser.extensionUrl('sidepanel.html'));
  await panel.setViewportSize({ width: 600, height: 500 });
  await lookUp(panel, SAMPLE_IDS.longTexts);
  await expect(panel.locator('.split-lists')).toBeVisible();
  await expect(panel.locator('.panel-head')).toContainText(SAMPLE_IDS.longTexts);
  const result = panel.locator('.result');
  await expect
    .poll(() => result.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight))
    .toBe(true);
  await expect(panel.locator('.panel-foot')).toBeInViewport({ ratio: 1 });
  await result.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(panel.getByLabel(t.popup.field, { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(panel.locator('.panel-under')).toBeInViewport({ ratio: 1 });
  expect(await panel.evaluate(() => document.documentElement.scrollHeight)).toBe(500);
});

test('in a low panel, the shade above the actions does not cover the field', async ({
  sharedBrowser,
  openPage,
}) => {
  const panel = await openPage(sharedBrowser.extensionUrl('sidepanel.html'));
  await panel.setViewportSize({ width: 380, height: 310 });
  await lookUp(panel, SAMPLE_IDS.longTexts);
  await expect(panel.locator('.panel-has-more')).toBeVisible();
  const field = async (hasShade: boolean) => {
    const show = (view: Element, isOn: boolean) => void view.classList.toggle('panel-has-more', isOn);
    await panel.locator('.panel-view').evaluate(show, hasShade);
    return panel.locator('.top-bar').screenshot();
  };
  // The button beside the field changes its colour for a moment.
  await expect.poll(async () => (await field(true)).equals(await field(false))).toBe(true);
});

test('the panel says where Waybill is switched off, and leads to its switches', async ({
  resetBrowser,
  openPage,
  openHtml,
  openOptions,
}) => {
  const options = await openOptions('connection', resetBrowser);
  await ask(options, 'setHelpdesk', { name: 'Zendesk', isOn: false });
  const panel = await openPage(resetBrowser.extensionUrl('sidepanel.html'), resetBrowser);
  const ticket = await openHtml(`<p>${SAMPLE_IDS.moving}</p>`);
  await expect(panel.getByText(t.popup.noIds.off.title)).toBeVisible();
  expect(await violations(panel)).toEqual([]);
  await panel.getByRole('button', { name: t.popup.sites, exact: true }).click();
  await options.getByRole('switch', { name: 'Zendesk' }).check();
  await ticket.bringToFront();
  await expect(panel.getByText(SAMPLE_IDS.moving, { exact: true })).toBeVisible();
});

test('the panel says where Waybill does not run, and elsewhere that a page has no IDs', async ({
  sharedBrowser,
  openPage,
  openHtml,
}) => {
  const panel = await openPage(sharedBrowser.extensionUrl('sidepanel.html'));
  await expect(panel.getByText(t.popup.noIds.absent.title)).toBeVisible();
  await openHtml('<p>Thank you!</p>');
  await expect(panel.getByText(t.popup.noIds.on.title)).toBeVisible();
  await expect(panel.getByText(t.popup.noIds.absent.title)).toBeHidden();
  await openPage('about:blank');
  await expect(panel.getByText(t.popup.noIds.absent.title)).toBeVisible();
  // A button of its own leads to the field for the address of the agent's helpdesk.
  const options = sharedBrowser.context.waitForEvent('page');
  await panel.getByRole('button', { name: t.popup.addHelpdesk, exact: true }).click();
  await expect((await options).getByLabel(t.helpdesks.address, { exact: true })).toBeFocused();
  await (await options).close();
});
