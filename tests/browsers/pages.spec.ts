import { readFile } from 'node:fs/promises';
import { expectText } from '../../dev/journeys/answer.ts';
import { textsOfHighlights } from '../../dev/journeys/highlights-in-page.ts';
import { expectId, openCardOf, placeOfId, waitForCard } from '../../dev/journeys/ids.ts';
import { SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { t } from '../e2e/support/messages.ts';
import { expect, test } from './support/fixtures.ts';

const ID = SAMPLE_IDS.deliveredWithProof;

/** Whether the card is drawn at a point. Runs in the page. */
const isCardAt = ({ x, y }: { x: number; y: number }): boolean =>
  document.elementFromPoint(x, y)?.localName === 'waybill-card';

/** Counts the dark pixels in each line of a page whose lines are 20 pixels high, in a picture of it. Runs in the page. */
async function darkPixels({ base64, lines }: { base64: string; lines: number }): Promise<number[]> {
  const image = new Image();
  image.src = `data:image/png;base64,${base64}`;
  await image.decode();
  const context = new OffscreenCanvas(innerWidth, innerHeight).getContext('2d');
  context?.drawImage(image, 0, 0, innerWidth, innerHeight);
  return Array.from({ length: lines }, (_, line) => {
    const { data = [] } = context?.getImageData(0, line * 20, innerWidth, 20) ?? {};
    return data.filter((red, index) => index % 4 === 0 && red < 110).length;
  });
}

test('an ID is bolder than the text around it', async ({ openHtml }, testInfo) => {
  // What is being edited is not highlighted.
  const page = await openHtml(`<style>body { margin: 0; font: 14px/20px sans-serif } * { margin: 0 }</style>
    <p>${ID}</p><p contenteditable>${ID}</p>`);
  await expectId(page, ID);
  const path = testInfo.outputPath('lines.png');
  await expect(async () => {
    await page.takePicture(path);
    const base64 = await readFile(path, 'base64');
    const [highlighted = 0, edited = 0] = await page.run(darkPixels, { base64, lines: 2 });
    expect(edited).toBeGreaterThan(0);
    expect(highlighted).toBeGreaterThan(edited * 1.2);
  }).toPass({ timeout: 5_000 });
});

test('opens the card of an ID in a code that any click selects as a whole', async ({ openHtml }) => {
  const page = await openHtml(`<p>Parcel <code style="user-select:all">No. <b>${ID}</b></code></p>`);
  await expectText(await openCardOf(page, ID), ID);
  expect(await page.run(() => `${getSelection()}`)).toBe(`No. ${ID}`);
});

test('opens the card of an ID in text with `pointer-events: none`', async ({ openHtml }) => {
  const page = await openHtml(`<div><p style="pointer-events: none">Log of ${ID}</p></div>`);
  await expectText(await openCardOf(page, ID), ID);
});

test('opens the card of an ID in a layer that passes pointer events to the layer below, as in Ace', async ({
  openHtml,
}) => {
  const page = await openHtml(`<style>
    main { position: relative; height: 4em }
    main * { position: absolute; inset: 0; pointer-events: none }</style>
    <main><div><div></div></div><div><p>Log of ${ID}</p></div><div><div></div></div></main>`);
  await expectText(await openCardOf(page, ID), ID);
});

/** Actions of a page between the press and the click. They run in the page. */
const ACTIONS: Record<string, () => void> = {
  'selects the text when it is pressed': () => {
    const select = () => getSelection()?.selectAllChildren(document.querySelector('#id') as Element);
    addEventListener('mousedown', select);
  },
  'selects the text when it is released': () => {
    const select = () => getSelection()?.selectAllChildren(document.querySelector('#id') as Element);
    addEventListener('mouseup', select);
  },
  'moves another ID under the pointer': () => {
    addEventListener('mousedown', () => document.querySelector('#editor')?.remove());
  },
  'writes the text again': () => {
    const id = document.querySelector('#id') as Element;
    addEventListener('mousedown', () => {
      id.textContent = `${id.textContent}`;
    });
  },
};

for (const [action, begin] of Object.entries(ACTIONS))
  test(`opens the card of the ID that is pressed in a page that ${action}`, async ({ openHtml }) => {
    const page = await openHtml(`<style>body { font: 16px/40px monospace } * { margin: 0 }</style>
      <p id="editor">Reply</p><p id="id">${ID}</p><p>${SAMPLE_IDS.moving}</p>`);
    const id = await placeOfId(page, ID);
    await page.run(begin);
    await page.clickAt(id);
    await expectText(await waitForCard(page), ID);
  });

/** Each fills the element `#place` with a control that handles clicks itself. They run in the page. */
const CONTROLS: Record<string, (id: string) => void> = {
  'a component inside a link': (id) => {
    const place = document.querySelector('#place') as Element;
    place.innerHTML = '<a href="#read"><my-id></my-id></a>';
    const root = place.querySelector('my-id')?.attachShadow({ mode: 'open' });
    if (root) root.innerHTML = `<b>${id}</b>`;
  },
  'a slot of a link': (id) => {
    const place = document.querySelector('#place') as Element;
    place.innerHTML = `<my-link>${id}</my-link>`;
    const root = place.querySelector('my-link')?.attachShadow({ mode: 'open' });
    if (root) root.innerHTML = '<a href="#read"><slot></slot></a>';
  },
  'an item of a menu': (id) => {
    const place = document.querySelector('#place') as Element;
    place.innerHTML = `<b role="menuitem" onclick="location.hash = 'read'">${id}</b>`;
  },
  'an option of a list': (id) => {
    const place = document.querySelector('#place') as Element;
    place.innerHTML = `<b role="option" onclick="location.hash = 'read'">${id}</b>`;
  },
};

for (const [place, fill] of Object.entries(CONTROLS))
  test(`a click on an ID in ${place} goes to that, and the button appears`, async ({ openHtml }) => {
    const page = await openHtml('<p id="place"></p>');
    await page.run(fill, ID);
    const id = await placeOfId(page, ID);
    await page.clickAt(id);
    await expect.poll(() => page.run(() => location.hash)).toBe('#read');
    await page.movePointer({ x: id.x + 2, y: id.y });
    await expect.poll(() => page.idButton(), { intervals: [20, 50] }).toBeDefined();
    expect(await page.card()).toBeUndefined();
  });

for (const zoom of [0.6, 1.5])
  test(`opens the card beside an ID, and inserts, in a page whose root has a zoom of ${zoom}`, async ({
    openHtml,
  }) => {
    const page = await openHtml(`<style>html { zoom: ${zoom} } p { margin: ${120 / zoom}px }</style>
      <div id="editor" contenteditable>Hello</div><p><b>${ID}</b> is missing</p>`);
    await page.find('#editor').click();
    const id = await placeOfId(page, ID);
    const card = await openCardOf(page, ID);
    await expectText(card, ID);
    expect(await page.run(isCardAt, id)).toBe(false);
    expect(await page.run(isCardAt, { x: id.x, y: id.y + 40 })).toBe(true);
    await card.get('button', t.copying.openReply).click();
    await card.get('button', t.copying.insert).click();
    await expect.poll(() => page.find('#editor').run(({ textContent }) => textContent)).toContain(ID);
  });

/** Adds a frame with a document in XML, in which names of elements are in lower case. Runs in the page. */
const addXmlEditor = (): Promise<void> => {
  const html =
    '<html xmlns="http://www.w3.org/1999/xhtml"><head><title/></head><body><textarea rows="9"/></body></html>';
  const frame = document.createElement('iframe');
  frame.src = URL.createObjectURL(new Blob([html], { type: 'application/xhtml+xml' }));
  document.body.append(frame);
  return new Promise<void>((resolve) => {
    frame.onload = () => resolve();
  });
};

test('inserts into a text area of a document in XML', async ({ openHtml }) => {
  const page = await openHtml(`<p>${ID} is missing</p>`);
  await page.run(addXmlEditor);
  const card = await openCardOf(page, ID);
  await expectText(card, ID);
  await card.get('button', t.copying.openReply).click();
  await card.get('button', t.copying.insert).click();
  const draft = () =>
    page.run(() => document.querySelector('iframe')?.contentDocument?.querySelector('textarea')?.value);
  await expect.poll(draft).toContain(ID);
});

/** Lists as web mailers and helpdesks draw them, without a space between what they lay out side by side. */
const APART_BY_STYLES = `<style>
  .row { display: flex; gap: 8px } .badge { display: inline-block; padding: 0 6px } .line { display: block }
  .date { float: right } .hidden { position: absolute; left: -999px }</style>
  <a class="row" href="#one"><span>Re: ABCD1234567801</span><span>3</span></a>
  <div class="row"><b><i>ABCD1234567802</i></b><time>12:05</time></div>
  <p>ABCD1234567803<span class="badge">7</span><span class="hidden">Copied</span></p>
  <p><span class="date">4 KB</span><b></b><span class="line">ABCD1234567804</span><span class="line">ABCD1234567805</span></p>
  <div class="row"><span>TRACKING NUMBER</span><span>482451988778</span><span>+2</span></div>
  <p>${ID.slice(0, 6)}<b>${ID.slice(6, 8)}</b><span class="row" style="display:contents">${ID.slice(8)}</span></p>`;

test('ends an ID before a badge, a column or another line that the page shows behind it', async ({
  openHtml,
}) => {
  const page = await openHtml(APART_BY_STYLES);
  const ids = [...[1, 2, 3, 4, 5].map((last) => `ABCD123456780${last}`), ID, '482451988778'];
  await expect
    .poll(async () => (await page.run(textsOfHighlights)).sort(), { intervals: [20, 50, 100] })
    .toEqual(ids.sort());
  await expectText(await openCardOf(page, 'ABCD1234567803'), 'ABCD1234567803');
});
