import type { Page } from '@playwright/test';
import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { recordCardMessages } from '../support/card-messages.ts';
import {
  cardFrame,
  clickId,
  expect,
  expectHighlighted,
  expectNoCard,
  middleOfId,
  openCard,
  test,
} from '../support/fixtures.ts';

const ID = SAMPLE_IDS.deliveredWithProof;
const TICKET = `<main><p id="text">Where is my parcel ${ID}? I have waited for a week.</p>
  <p><a id="link" href="#read">Read ${SAMPLE_IDS.moving}</a></p><input id="field"><p id="after">Thank you</p></main>`;

declare global {
  interface Window {
    mutations: string[];
  }
}

/** Counts every change of the page's document from now on: elements, text and attributes. */
async function countMutations(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.mutations = [];
    const observer = new MutationObserver((records) => {
      for (const { type, target, addedNodes, removedNodes } of records) {
        for (const node of [...addedNodes, ...removedNodes]) window.mutations.push(node.nodeName);
        if (type !== 'childList') window.mutations.push(`${type} of ${target.nodeName}`);
      }
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

test('changes nothing in the page but its one host element', async ({ openHtml }) => {
  const page = await openHtml(TICKET);
  await countMutations(page);
  await page.evaluate(
    (html) => document.querySelector('#after')?.insertAdjacentHTML('afterend', html),
    `<p>New: ${SAMPLE_IDS.problem}</p>`,
  );
  await expectHighlighted(page, SAMPLE_IDS.problem);
  await clickId(page, ID);
  await cardFrame(page);
  await page.keyboard.press('Escape');
  await expectNoCard(page);
  await clickId(page, SAMPLE_IDS.problem);
  await cardFrame(page);
  expect(await page.evaluate(() => window.mutations)).toEqual(['P', 'WAYBILL-CARD']);
});

test('keeps the card out of reach of the page', async ({ openHtml }) => {
  const rules =
    'waybill-card, iframe { display: none !important } body * { position: absolute; rotate: 20deg }';
  const page = await openHtml(`<style>${rules}</style><p>${ID}</p>`);
  await clickId(page, ID);
  const card = await cardFrame(page);
  await expect(card.locator('body')).toContainText('Robin Marlow');
  const seen = await page.evaluate(() => {
    const host = document.querySelector('waybill-card');
    return {
      root: host?.shadowRoot ?? null,
      children: host?.childElementCount,
      text: document.documentElement.textContent,
    };
  });
  expect(seen).toMatchObject({ root: null, children: 0 });
  expect(seen.text).not.toContain('Robin Marlow');
});

test('works and shows images under the strictest content security policy', async ({ openHtml }) => {
  const policy =
    "default-src 'none'; frame-src 'none'; style-src 'none'; sandbox allow-scripts allow-same-origin";
  const page = await openHtml(TICKET, { 'Content-Security-Policy': policy });
  await clickId(page, ID);
  const card = await cardFrame(page);
  await expect.poll(() => card.locator('img[src^="http"]').count()).toBe(3);
});

test('ignores drags that select text and clicks with a modifier key', async ({ openHtml }) => {
  const page = await openHtml(TICKET);
  const messages = await recordCardMessages(page, ID);
  const box = await page.locator('#text').boundingBox();
  if (!box) throw new Error('no text');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 5, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 260, y, { steps: 5 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).toContain('ABCD');
  await page.keyboard.down('Control');
  await clickId(page, ID);
  await page.keyboard.up('Control');
  await page.evaluate(() => getSelection()?.empty());
  // The card of this click opens after those of the earlier clicks would have.
  await clickId(page, ID);
  await cardFrame(page);
  await expect.poll(messages).toMatchObject([{ kind: 'show' }]);
});

test('opens the card though the hand moved a little and selected a character', async ({ openHtml }) => {
  const page = await openHtml(`<p style="font: 16px monospace">Where is my parcel ${ID}?</p>`);
  const { x, y } = await middleOfId(page, ID);
  // From one side of a character to the other.
  await page.mouse.move(x + 3, y);
  await page.mouse.down();
  await page.mouse.move(x + 6, y);
  await page.mouse.up();
  expect(await page.evaluate(() => `${getSelection()}`)).toMatch(/^\d$/);
  await cardFrame(page);
});

test('selects the ID on a double click and opens no card', async ({ openHtml }) => {
  const page = await openHtml(TICKET);
  const messages = await recordCardMessages(page, ID);
  const box = await page.locator('#text').boundingBox();
  if (!box) throw new Error('no text');
  await page.mouse.dblclick(box.x + 200, box.y + box.height / 2);
  expect(await page.evaluate(() => String(getSelection()).trim())).toBe(ID);
  // Opened by the first click, closed by the second.
  await expect.poll(messages).toMatchObject([{ kind: 'show' }, { kind: 'empty' }]);
  await expectNoCard(page);
});

test('opens the card where a page keeps an earlier selection, and leaves that as it is', async ({
  openHtml,
}) => {
  const page = await openHtml(`<p>Where is my parcel?</p><p style="user-select: none">${ID}</p>
    <p onmousedown="event.preventDefault()">${SAMPLE_IDS.moving}</p>`);
  await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('p') as Element));
  for (const id of [ID, SAMPLE_IDS.moving]) {
    await clickId(page, id);
    await cardFrame(page);
    expect(await page.evaluate(() => `${getSelection()}`)).toBe('Where is my parcel?');
    await page.keyboard.press('Escape');
    await expectNoCard(page);
  }
});

test('leaves a click on a linked ID to the link', async ({ openHtml }) => {
  const page = await openHtml(TICKET);
  await clickId(page, SAMPLE_IDS.moving);
  await expect(page).toHaveURL(/#read$/);
  expect(await openCard(page)).toBeUndefined();
});

test('ignores synthetic clicks', async ({ openHtml }) => {
  const page = await openHtml(TICKET);
  const messages = await recordCardMessages(page, ID);
  await page.evaluate(() => {
    const range = [...(CSS.highlights.get('waybill-id') ?? [])][0];
    const element = range?.startContainer.parentElement;
    const box = element?.getBoundingClientRect();
    for (const type of ['pointerdown', 'mousedown', 'mouseup', 'click']) {
      element?.dispatchEvent(
        new MouseEvent(type, { bubbles: true, clientX: (box?.x ?? 0) + 160, clientY: (box?.y ?? 0) + 8 }),
      );
    }
  });
  await clickId(page, ID);
  await cardFrame(page);
  await expect.poll(messages).toMatchObject([{ kind: 'show' }]);
});

test('closes the card on a click elsewhere or on Escape, without the page noticing', async ({ openHtml }) => {
  const page = await openHtml(TICKET);
  await page.evaluate(() => {
    window.mutations = [];
    document.addEventListener('keydown', ({ key }) => window.mutations.push(key));
  });
  await clickId(page, ID);
  await cardFrame(page);
  await page.locator('#after').click();
  await expectNoCard(page);
  await clickId(page, ID);
  await cardFrame(page);
  await page.locator('#field').focus();
  await page.keyboard.press('Escape');
  await expectNoCard(page);
  expect(await page.evaluate(() => window.mutations)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => window.mutations)).toEqual(['Escape']);
});

test('empties a closed card and reuses it for the next ID', async ({ openHtml }) => {
  const page = await openHtml(`${TICKET}<p>${SAMPLE_IDS.problem}</p>`);
  await clickId(page, ID);
  const card = await cardFrame(page);
  await expect(card.locator('body')).toContainText('Robin Marlow');
  await page.locator('#after').click();
  await expectNoCard(page);
  await expect.poll(() => card.evaluate(() => document.querySelector('#app')?.innerHTML)).toBe('');
  await clickId(page, SAMPLE_IDS.problem);
  expect(await cardFrame(page)).toBe(card);
  await expect(card.locator('body')).toContainText(SAMPLE_IDS.problem);
  await expect(card.locator('body')).not.toContainText('Robin Marlow');
});

test('keeps the card in the window and beside its ID', async ({ openHtml }) => {
  const page = await openHtml(`<p id="id" style="position:fixed;margin:0;white-space:nowrap">${ID}</p>`);
  for (const [x, y] of [
    [4, 4],
    [1200, 4],
    [4, 690],
    [1200, 690],
    [600, 400],
  ] as const) {
    await page
      .locator('#id')
      .evaluate(
        ({ style }, [left, top]) => Object.assign(style, { left: `${left}px`, top: `${top}px` }),
        [x, y],
      );
    await clickId(page, ID);
    const card = await cardFrame(page);
    await expect(card.locator('body')).toContainText('Robin Marlow');
    const boxOfCard = async () => (await card.frameElement()).boundingBox();
    await expect.poll(async () => ((await boxOfCard())?.height ?? 0) > 300).toBe(true);
    const box = await boxOfCard();
    if (!box) throw new Error('no card');
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(1280);
    expect(box.y + box.height).toBeLessThanOrEqual(720);
    const { right } = await page.locator('#id').evaluate((id) => id.getBoundingClientRect());
    const isBeside = box.x + box.width <= x || box.x >= right;
    expect(isBeside || box.y + box.height <= y || box.y >= y + 16).toBe(true);
    await page.keyboard.press('Escape');
    await expectNoCard(page);
  }
});
