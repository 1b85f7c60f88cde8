import { DELIVERED, expectProof, expectText } from '../../dev/journeys/answer.ts';
import { openCardOf, waitForCard, waitForNoCard } from '../../dev/journeys/ids.ts';
import { SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { t } from '../e2e/support/messages.ts';
import { ask, expect, goBack, test } from './support/fixtures.ts';

const PAGE = `<p>Parcels ${DELIVERED.id}</p><p>and ${SAMPLE_IDS.moving}</p><p id="outside" style="margin-top: 500px">Thanks</p>`;

test('one card at a time: the next ID takes it, and ×, Escape or a click elsewhere close it', async ({
  openHtml,
}) => {
  const page = await openHtml(PAGE);
  const first = await openCardOf(page, DELIVERED.id);
  await expectProof(first);
  await first.get('button', t.common.close).click();
  await waitForNoCard(page);

  await expectText(await openCardOf(page, SAMPLE_IDS.moving), 'IN_TRANSIT');
  await openCardOf(page, DELIVERED.id);
  await expect.poll(async () => (await waitForCard(page)).text()).toContain(DELIVERED.recipient);
  await page.press('Escape');
  await waitForNoCard(page);

  await openCardOf(page, SAMPLE_IDS.moving);
  await page.clickAt(await page.find('#outside').run(middle));
  await waitForNoCard(page);
});

test('a pinned card says so when the page shows another ticket', async ({ openHtml }) => {
  const page = await openHtml(PAGE);
  const card = await openCardOf(page, SAMPLE_IDS.moving);
  await expectText(card, t.card.idPlace(2, 2, false));
  await card.get('button', t.card.keepOpen).click();
  await page.run((id) => document.querySelector('p')?.replaceWith(`Parcel ${id}`), SAMPLE_IDS.problem);
  await page.run(() => document.querySelector('p')?.remove());
  await expectText(card, t.card.goneTitle);
});

test('an open card shows a newer answer that another view has loaded', async ({
  driver,
  openHtml,
  platform,
}) => {
  const trackingId = SAMPLE_IDS.moving;
  const page = await openHtml(PAGE);
  const card = await openCardOf(page, trackingId);
  await expectText(card, 'IN_TRANSIT');
  const body = { trackingId, status: 'OUT_FOR_DELIVERY' };
  await platform.layReply({ environment: 'sandbox', trackingId, body });
  await ask(driver, 'getShipment', { trackingId, refresh: true });
  await expectText(card, 'OUT_FOR_DELIVERY');
});

test('a card shows the answer that came while the user was on another page', { tag: '@firefox' }, async ({
  driver,
  openHtml,
  platform,
  servers,
}) => {
  await platform.setFault({ operation: 'track', fault: { kind: 'hold' } });
  const page = await openHtml(PAGE);
  await expectText(await openCardOf(page, SAMPLE_IDS.moving), SAMPLE_IDS.moving);
  await page.goto(new URL('/agent/empty?other', servers.helpdesk.url).href);
  await platform.clearFaults();
  const recent = async () => JSON.stringify(await ask(driver, 'getRecent', { environment: 'sandbox' }));
  await expect.poll(recent).toContain(SAMPLE_IDS.moving);
  await goBack(page);
  await expectText(await waitForCard(page), 'IN_TRANSIT');
});

test('the button of a pinned card closes it after another page has shown cards', { tag: '@firefox' }, async ({
  openHtml,
  servers,
}) => {
  const page = await openHtml(PAGE);
  await (await openCardOf(page, SAMPLE_IDS.moving)).get('button', t.card.keepOpen).click();
  await page.goto(new URL('/agent/empty?other', servers.helpdesk.url).href);
  await page.run((html) => {
    document.body.innerHTML = html;
  }, PAGE);
  await expectText(await openCardOf(page, DELIVERED.id), DELIVERED.recipient);
  await page.press('Escape');
  await waitForNoCard(page);
  await goBack(page);
  const card = await waitForCard(page);
  await expectText(card, 'IN_TRANSIT');
  await card.get('button', t.common.close).click();
  await waitForNoCard(page);
});

test('the card inserts the reply where the agent was writing', { tag: '@core' }, async ({ openHtml }) => {
  const page = await openHtml(
    `<p>Parcel ${SAMPLE_IDS.moving}</p>
     <div id="other" contenteditable>Note</div><div id="editor" contenteditable>Hello</div>`,
  );
  // Takes what is pasted, and draws everything itself: nothing else is inserted.
  await page.find('#editor').run((editor) => {
    editor.addEventListener('paste', (event) => {
      event.preventDefault();
      editor.append(event.clipboardData?.getData('text/plain') ?? '');
    });
    editor.addEventListener('beforeinput', (event) => event.preventDefault());
  });
  await page.find('#editor').click();
  const card = await openCardOf(page, SAMPLE_IDS.moving);
  await card.get('button', t.copying.openReply).click();
  await card.get('button', t.copying.insert).click();
  await expect
    .poll(() => page.find('#editor').run(({ textContent }) => textContent))
    .toContain(SAMPLE_IDS.moving);
});

test('the reply comes after what the agent has written, although the click on the ID has moved the selection', async ({
  openHtml,
}) => {
  const page = await openHtml(
    `<p>Parcel ${SAMPLE_IDS.moving}</p><div id="editor" contenteditable style="height: 40px"></div>`,
  );
  await page.find('#editor').click();
  for (const key of ['H', 'i']) await page.press(key);
  const card = await openCardOf(page, SAMPLE_IDS.moving);
  await card.get('button', t.copying.openReply).click();
  await card.get('button', t.copying.insert).click();
  const written = () => page.find('#editor').run(({ textContent }) => textContent ?? '');
  await expect.poll(written).toContain(SAMPLE_IDS.moving);
  expect(await written()).toMatch(/^Hi/);
});

for (const place of ['the page', 'a shadow root'])
  for (const selected of [0, 3])
    test(`the reply goes to the caret in the middle of an editor in ${place}, ${selected ? 'instead of the selected word' : 'which selects nothing'}`, async ({
      openHtml,
    }) => {
      const page = await openHtml(
        `<p>Parcel ${SAMPLE_IDS.moving}</p><div id="place" style="height: 40px"></div>`,
      );
      await page.find('#place').run((element, isShadow) => {
        const root = isShadow ? element.attachShadow({ mode: 'open' }) : element;
        root.innerHTML = '<div contenteditable style="height: 40px">Hello big world</div>';
      }, place === 'a shadow root');
      await page.clickAt(await page.find('#place').run(middle));
      await page.press('End');
      for (let left = 6; left > 0; left--) await page.press('ArrowLeft');
      for (let left = selected; left > 0; left--) await page.press('Shift+ArrowLeft');
      const card = await openCardOf(page, SAMPLE_IDS.moving);
      await card.get('button', t.copying.openReply).click();
      await card.get('button', t.copying.insert).click();
      const written = () =>
        page.find('#place').run((element) => (element.shadowRoot ?? element).textContent ?? '');
      await expect.poll(written).toContain(SAMPLE_IDS.moving);
      expect(await written()).toMatch(selected ? /^Hello (?!big).*world$/s : /^Hello big.* world$/s);
    });

test('the reply does not replace the draft in a field that selects all when it gets the focus', async ({
  openHtml,
}) => {
  const page = await openHtml(`<p>Parcel ${SAMPLE_IDS.moving}</p><textarea id="editor"></textarea>`);
  await page.find('#editor').run((field) => {
    field.addEventListener('focus', () => setTimeout(() => (field as HTMLTextAreaElement).select(), 20));
  });
  await page.find('#editor').click();
  // After its first selection.
  await page.run(() => new Promise((resolve) => setTimeout(resolve, 50)));
  await page.press('End');
  for (const key of ['H', 'i']) await page.press(key);
  const card = await openCardOf(page, SAMPLE_IDS.moving);
  await card.get('button', t.copying.openReply).click();
  await card.get('button', t.copying.insert).click();
  const written = () => page.find('#editor').run((field) => (field as HTMLTextAreaElement).value);
  await expect.poll(written).toContain(SAMPLE_IDS.moving);
  expect(await written()).toMatch(/^Hi/);
});

test('the agent confirms the editor in a page that has changed to another ticket since the card opened', async ({
  openHtml,
}) => {
  const page = await openHtml(`<p>Parcel ${SAMPLE_IDS.moving}</p><textarea id="editor"></textarea>`);
  await page.find('#editor').click();
  const card = await openCardOf(page, SAMPLE_IDS.moving);
  await page.run(() => history.pushState({}, '', '/agent/tickets/2'));
  await card.get('button', t.copying.openReply).click();
  await card.get('button', t.copying.insert).click();
  // One element for the card, one for the choice.
  await expect.poll(() => page.run(() => document.querySelectorAll('waybill-card').length)).toBe(2);
  const written = () => page.find('#editor').run((field) => (field as HTMLTextAreaElement).value);
  expect(await written()).toBe('');
  await page.press('1');
  await expect.poll(written).toContain(SAMPLE_IDS.moving);
});

/** Runs in the page. */
function middle(element: HTMLElement): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
