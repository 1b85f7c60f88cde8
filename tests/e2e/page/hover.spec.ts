import type { Page } from '@playwright/test';
import { findIdButton } from '../../../dev/drivers/chromium-id-button.ts';
import { bulkId, SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { recordCardMessages } from '../support/card-messages.ts';
import { cardFrame, clickId, expect, isCard, middleOfId, openCard, test } from '../support/fixtures.ts';
import { expectIdButton, expectNoIdButton } from '../support/id-button.ts';
import { localeText } from '../support/messages.ts';

const ID = SAMPLE_IDS.deliveredWithProof;
const LINKED = SAMPLE_IDS.moving;
const TICKET = `<main><p id="text" style="cursor: text">Where is my parcel <b>${ID}</b>? I have waited for a week.</p>
  <p><a id="link" href="#read">Read ${LINKED}</a></p><p>Thank you</p></main>`;

declare global {
  interface Window {
    changesOfPage?: () => (string | undefined)[];
  }
}

/** The cursor over the innermost element at a point, and the text with the active highlight. */
function under(
  page: Page,
  { x, y }: { x: number; y: number },
): Promise<{ cursor: string; pointed: string[] }> {
  return page.evaluate(
    ([left, top]) => {
      const element = document.elementFromPoint(left ?? 0, top ?? 0);
      const pointed = [...(CSS.highlights.get('waybill-active') ?? [])].map((each) => {
        const range = document.createRange();
        range.setStart(each.startContainer, each.startOffset);
        range.setEnd(each.endContainer, each.endOffset);
        return String(range);
      });
      return { cursor: element ? getComputedStyle(element).cursor : '', pointed };
    },
    [x, y],
  );
}

test('shows a pointer cursor over an ID without changing the page', async ({ openHtml }) => {
  const page = await openHtml(TICKET);
  const place = await middleOfId(page, ID);
  await page.evaluate(() => {
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    Object.assign(window, {
      changesOfPage: () =>
        changes.map(({ type, addedNodes: [added] }) => (type === 'childList' ? added?.nodeName : type)),
    });
  });
  expect(await under(page, place)).toEqual({ cursor: 'text', pointed: [] });

  await page.mouse.move(place.x, place.y);
  await expect.poll(() => under(page, place)).toEqual({ cursor: 'pointer', pointed: [ID] });
  await page.mouse.move(place.x, place.y + 200);
  await expect.poll(() => under(page, place)).toEqual({ cursor: 'text', pointed: [] });
  // Waybill's only element, which holds the preloaded card, stands beside the body.
  await expect.poll(() => page.evaluate(() => window.changesOfPage?.())).toEqual(['WAYBILL-CARD']);
  expect(await findIdButton(page)).toBeUndefined();
});

test('shows a button beside a linked ID when the pointer rests on it', async ({ openHtml }) => {
  const page = await openHtml(TICKET);
  const place = await middleOfId(page, LINKED);
  await page.mouse.move(place.x, place.y);
  await page.mouse.move(place.x + 2, place.y);
  const { name, x, y } = await expectIdButton(page);
  expect(name).toBe(localeText('showShipment'));
  expect((await under(page, place)).pointed).toEqual([LINKED]);

  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.click(x, y);
  const card = await cardFrame(page);
  await expect(card.getByText(LINKED, { exact: true }).first()).toBeVisible();
  expect(page.url()).not.toContain('#read');
  await expectNoIdButton(page);
});

test('hides the button when the pointer leaves or the ID is removed', async ({ openHtml }) => {
  const page = await openHtml(TICKET);
  const place = await middleOfId(page, LINKED);
  await page.mouse.move(place.x, place.y);
  await expectIdButton(page);
  await page.mouse.move(place.x, place.y + 200);
  await expectNoIdButton(page);

  await page.mouse.move(place.x, place.y);
  await expectIdButton(page);
  await page.evaluate(() => document.querySelector('#link')?.remove());
  await expectNoIdButton(page);
  expect(await openCard(page)).toBeUndefined();
});

test('preloads the card without a request when the pointer is on an ID', async ({ openHtml, platform }) => {
  const page = await openHtml(`<p>Parcel ${bulkId(50)}</p>`);
  await recordCardMessages(page, bulkId(50));
  expect(await openCard(page)).toBeUndefined();
  expect((await platform.counts()).sandbox).toMatchObject({ token: 0, track: 0 });
  const prepared = page.frames().find(isCard);
  await clickId(page, bulkId(50));
  const card = await cardFrame(page);
  expect(card).toBe(prepared);
  await expect(card.getByText('IN_TRANSIT').first()).toBeVisible();
  expect((await platform.counts()).sandbox.track).toBe(1);
});
