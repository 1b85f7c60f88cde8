import type { Locator, Page, Worker } from '@playwright/test';
import { workerOf } from '../../../dev/chromium-worker.ts';
import { withResolvers } from '../../fakes/with-resolvers.ts';
import { violations } from '../support/axe.ts';
import { ask } from '../support/background.ts';
import { cardFrame, clickId, expect, expectOnlyHighlighted, test } from '../support/fixtures.ts';
import { HTML_PAGE, serveHtml } from '../support/html-page.ts';
import { evaluateInContentScripts } from '../support/isolated-world.ts';
import { t } from '../support/messages.ts';

type Listener = (message: { name?: string }) => void;

declare const chrome: {
  runtime: { onMessage: { addListener(listener: Listener): void; removeListener(listener: Listener): void } };
  storage: { local: { get(name: string): Promise<unknown>; set(items: unknown): Promise<void> } };
};

const LABELLED = '77665544';
const FRAMED = '66554433';
const SHAPED = 'WXYZ1234567890';
const CARRIED = '1Z999AA10123456784';
const LINKED = 'EFGH1234567890';
const TICKET = `<p>Tracking number: ${LABELLED}</p><p>Where is ${SHAPED} now?</p><p>Sent as ${CARRIED}</p>
  <p>https://shop.example/track/${LINKED}</p><iframe srcdoc="<p>Tracking number: ${FRAMED}</p>"></iframe>`;
const ALL = [LABELLED, SHAPED, CARRIED, LINKED];

const sectionOf = (options: Page) => options.getByRole('region', { name: t.detection.title, exact: true });
const rule = (options: Page, name: string) => sectionOf(options).getByRole('switch', { name, exact: true });
const mode = (options: Page, name: string) => sectionOf(options).getByRole('button', { name, exact: true });
const list = (options: Page) => sectionOf(options).getByRole('list', { name: t.rules.notIds, exact: true });
const button = (options: Page, name: string) => sectionOf(options).getByRole('button', { name, exact: true });
const field = (options: Page) => sectionOf(options).getByLabel(t.rules.enter, { exact: true });

async function enter(options: Page, text: string): Promise<void> {
  await field(options).fill(text);
  await button(options, t.rules.add).click();
}

const rulesIn = async (options: Page) =>
  ((await ask(options, 'getDetectionRules')).value as { rules?: object } | undefined)?.rules;

/** Holds the saves of the background until it has two changes of the rules, and has had the time to read them for both. */
const holdSaves = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const { local: area } = chrome.storage;
    const { onMessage } = chrome.runtime;
    const set = area.set.bind(area);
    let changes = 0;
    const released = new Promise<void>((resolve) => {
      const count: Listener = ({ name }) => {
        if (name === 'changeDetectionRules') changes += 1;
        if (changes < 2) return;
        onMessage.removeListener(count);
        // Reads end in the order in which they begin.
        const reads = Array.from({ length: 10 }).reduce<Promise<unknown>>(
          (before) => before.then(() => area.get('detection.rules')),
          Promise.resolve(),
        );
        void reads.then(() => resolve());
      };
      onMessage.addListener(count);
    });
    area.set = (items) => released.then(() => set(items));
  });

test.describe.configure({ mode: 'serial' });

test.afterEach(async ({ sharedBrowser: { firstPage } }) => {
  const { notIds: removeIgnoredIds } = (await rulesIn(firstPage)) as { notIds: string[] };
  const all = { mode: 'eager', labels: true, carriers: true, removeIgnoredIds };
  await ask(firstPage, 'changeDetectionRules', all);
});

test('updates the highlights in every frame when the detection rules change', async ({
  openHtml,
  openOptions,
}) => {
  const ticket = await openHtml(TICKET);
  await expectOnlyHighlighted(ticket, ALL);
  const frame = ticket.frames().find((each) => each !== ticket.mainFrame());
  if (!frame) throw new Error('The ticket has no frame.');
  await expectOnlyHighlighted(frame, [FRAMED]);

  const options = await openOptions('detection');
  await rule(options, t.rules.labels).uncheck();
  await expectOnlyHighlighted(ticket, [SHAPED, CARRIED, LINKED]);
  await expectOnlyHighlighted(frame, []);
  await rule(options, t.rules.labels).check();
  await expectOnlyHighlighted(frame, [FRAMED]);
  await rule(options, t.rules.carriers).uncheck();
  await expectOnlyHighlighted(ticket, [LABELLED, SHAPED, LINKED]);
  await rule(options, t.rules.carriers).check();
  await mode(options, t.rules.modeName.strict).click();
  await expectOnlyHighlighted(ticket, [LABELLED, LINKED]);
  await expect(rule(options, t.rules.carriers)).toBeDisabled();
  await expect(sectionOf(options).getByText(t.rules.carriersLocked)).toBeVisible();

  const text = sectionOf(options).getByLabel(t.detection.preview, { exact: true });
  await text.fill(`Tracking number: ${LABELLED}. Where is ${SHAPED}?`);
  await expect(sectionOf(options).locator('.marked mark')).toHaveText([LABELLED]);
  await expect(sectionOf(options).locator('#preview-found')).toContainText(`${t.rules.leftOut}${SHAPED}`);

  await options.reload();
  await expect(mode(options, t.rules.modeName.strict)).toHaveAttribute('aria-pressed', 'true');
  await mode(options, t.rules.modeName.eager).click();
  await expect(rule(options, t.rules.carriers)).toBeChecked();
  await expectOnlyHighlighted(ticket, ALL);
});

test('does not highlight an ID that is ignored while the page is still being loaded', async ({
  openPage,
  sharedBrowser: { firstPage },
}) => {
  const page = await openPage('about:blank');
  const late = withResolvers();
  await page.route('**/late.js', async (route) => {
    await late.promise;
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await serveHtml(page, `${TICKET}<script src="/late.js"></script>`);
  await page.goto(HTML_PAGE, { waitUntil: 'commit' });
  const early = async () =>
    (await evaluateInContentScripts(page, 'globalThis.waybillEarly')).find((settings) => settings);
  await expect.poll(early).toMatchObject({ isOn: true });

  await ask(firstPage, 'changeDetectionRules', { addIgnoredIds: [SHAPED] });
  late.resolve(undefined);
  await expectOnlyHighlighted(page, [LABELLED, CARRIED, LINKED]);
});

test('stops highlighting an ignored ID until that is undone', async ({ openHtml, openOptions }) => {
  const ticket = await openHtml(TICKET);
  await expectOnlyHighlighted(ticket, ALL);
  const options = await openOptions('detection');
  await expect(sectionOf(options).getByText(t.rules.empty)).toBeVisible();
  await enter(options, 'what is this?');
  await expect(
    sectionOf(options).getByText(t.rules.problem({ kind: 'notAnId', text: 'what is this?' })),
  ).toBeVisible();
  await expect(field(options)).toHaveValue('what is this?');

  await enter(options, `wxyz 1234-5678 90\n${LINKED}`);
  await expect(sectionOf(options).getByText(t.rules.added([SHAPED, LINKED], 0))).toBeVisible();
  await expect(field(options)).toHaveValue('');
  await expectOnlyHighlighted(ticket, [LABELLED, CARRIED]);
  await button(options, t.rules.undo).click();
  await expectOnlyHighlighted(ticket, ALL);

  await enter(options, `${SHAPED}, ${LINKED}`);
  await enter(options, SHAPED);
  await expect(sectionOf(options).getByText(t.rules.allKnown([SHAPED]))).toBeVisible();
  await options.reload();
  await expect(list(options).getByRole('listitem')).toHaveText([LINKED, SHAPED]);
  await button(options, t.rules.remove(SHAPED)).click();
  await expectOnlyHighlighted(ticket, [LABELLED, SHAPED, CARRIED]);
  await expect(button(options, t.rules.undo)).toBeFocused();
  await options.keyboard.press('Enter');
  await expectOnlyHighlighted(ticket, [LABELLED, CARRIED]);
  await expect(list(options).getByRole('listitem')).toHaveText([LINKED, SHAPED]);
});

test('ignores an unknown ID from its card, which stays open for undo', async ({ openHtml }) => {
  const ticket = await openHtml(TICKET);
  await clickId(ticket, SHAPED);
  // An ID under the pointer has a second highlight.
  await ticket.mouse.move(5, 400);
  const card = await cardFrame(ticket);
  await card.getByRole('button', { name: t.shipment.notId, exact: true }).click();
  await expect(card.getByText(t.shipment.notIdListed)).toBeVisible();
  await expectOnlyHighlighted(ticket, [LABELLED, CARRIED, LINKED]);
  await expect(card.getByText(t.card.idPlace(0, ALL.length, false))).toBeVisible();
  await expect(card.getByText(t.card.goneTitle)).toHaveCount(0);
  expect(await violations(card)).toEqual([]);
  const undo = card.getByRole('button', { name: t.shipment.notIdUndo, exact: true });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expectOnlyHighlighted(ticket, ALL);
  await expect(card.getByText(t.shipment.notIdAsk)).toBeVisible();
  await expect(card.getByText(t.card.goneTitle)).toHaveCount(0);
});

test('an ID that is ignored elsewhere while its card is open does not count as gone', async ({
  openHtml,
  resetBrowser,
}) => {
  const ticket = await openHtml(TICKET);
  await clickId(ticket, SHAPED);
  const card = await cardFrame(ticket);
  await expect(card.getByText(t.shipment.notIdAsk)).toBeVisible();
  await ask(resetBrowser.firstPage, 'changeDetectionRules', { addIgnoredIds: [SHAPED] });
  await expect(card.getByText(t.card.idPlace(0, ALL.length, false))).toBeVisible();
  await expect(card.getByText(t.shipment.notIdListed)).toBeVisible();
  await expect(card.getByText(t.card.goneTitle)).toHaveCount(0);
});

test('two options tabs keep each other’s changes and unsaved input', async ({
  resetBrowser,
  openOptions,
}) => {
  const [one, other] = [await openOptions('detection'), await openOptions('detection')];
  await field(other).fill('ABCD123');
  await expect(rule(one, t.rules.labels)).toBeChecked();
  // By script: a tab behind is drawn once a second, and a click would wait until the other tab is done.
  const press = (control: Locator) => control.dispatchEvent('click');
  // A save that did not wait for the other tab's would overwrite it.
  const pressBoth = async (...controls: Locator[]) => {
    await holdSaves(await workerOf(resetBrowser));
    await Promise.all(controls.map(press));
  };
  await pressBoth(rule(one, t.rules.labels), rule(other, t.rules.carriers));
  for (const each of [one, other])
    for (const name of [t.rules.labels, t.rules.carriers]) await expect(rule(each, name)).not.toBeChecked();
  await field(one).fill(LINKED);
  await field(other).fill(SHAPED);
  await pressBoth(button(one, t.rules.add), button(other, t.rules.add));
  for (const each of [one, other]) {
    await expect(list(each).getByRole('listitem')).toHaveText([LINKED, SHAPED]);
  }
  await field(other).fill('ABCD123');
  await press(mode(one, t.rules.modeName.strict));
  await expect(mode(other, t.rules.modeName.strict)).toHaveAttribute('aria-pressed', 'true');
  await expect(field(other)).toHaveValue('ABCD123');
  expect(await rulesIn(one)).toMatchObject({ mode: 'strict', labels: false, carriers: false });
});

test.describe('narrow', () => {
  test.use({ viewport: { width: 320, height: 800 } });

  test('a long ignore list and an error are accessible and fit a narrow window', async ({
    sharedBrowser,
    openOptions,
  }) => {
    const addIgnoredIds = Array.from({ length: 40 }, (_, index) => `ABCD1234567890${1000 + index}`);
    await ask(sharedBrowser.firstPage, 'changeDetectionRules', { mode: 'strict', addIgnoredIds });
    const options = await openOptions('detection');
    await enter(options, 'ABC');
    await expect(
      sectionOf(options).getByText(t.rules.problem({ kind: 'tooShort', text: 'ABC' })),
    ).toBeVisible();
    expect(await violations(options)).toEqual([]);
    expect(
      await options.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
    await enter(options, 'ABCD1234567890'.repeat(5));
    await expect(sectionOf(options).locator('.field-error:not(:empty)')).toContainText(
      'ABCD1234567890'.repeat(5),
    );
    expect((await field(options).boundingBox())?.width).toBeLessThan(320);
  });
});
