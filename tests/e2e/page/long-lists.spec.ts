import type { Page } from '@playwright/test';
import {
  expect,
  expectHighlighted,
  expectOnlyHighlighted,
  highlightedTexts,
  openPopupOver,
  test,
} from '../support/fixtures.ts';
import { t } from '../support/messages.ts';
import { toolbarButton } from '../support/toolbar-button.ts';

const idAt = (index: number): string => `ABCD${1_234_000_000 + index}`;

/** Messages; every tenth has an ID. */
const messages = (count: number, attributes = ''): string =>
  Array.from(
    { length: count },
    (_, index) =>
      `<article ${attributes}><p>Message ${index}</p><p>${index % 10 === 0 ? `Parcel ${idAt(index)}` : 'Thank you.'}</p></article>`,
  ).join('\n');

const SCROLLER = 'height:500px;overflow-y:auto';
const list = (count: number, style = ''): string =>
  `<main id="list" style="${SCROLLER};${style}">${messages(count)}</main>`;

/** Scrolls an item of the list into view, at its upper edge. */
const jumpTo = (page: Page, index: number): Promise<void> =>
  page.evaluate((at) => document.querySelector('#list')?.children[at]?.scrollIntoView(), index);

test('highlights the visible part of a long list after each jump', async ({ openHtml }) => {
  const page = await openHtml(list(3_001));
  await expectHighlighted(page, idAt(0));
  for (const index of [1_200, 3_000, 600, 10]) {
    await jumpTo(page, index);
    await expectHighlighted(page, idAt(index));
  }
  expect(await highlightedTexts(page)).not.toContain(idAt(1_500));
});

test('lists all IDs of a long list in the popup', async ({ openHtml, sharedBrowser }) => {
  const page = await openHtml(list(1_000));
  await expectHighlighted(page, idAt(0));
  const popup = await openPopupOver(page, sharedBrowser);
  await expect(popup.locator('.id-row-id')).toContainText([idAt(0), idAt(10), idAt(20)]);
  await expect(popup.getByText(idAt(990))).toBeAttached();
});

test('lists and counts all IDs of a long list that arrives while the panel is open', async ({
  openHtml,
  sharedBrowser,
}) => {
  const page = await openHtml(`<p>Parcel ${idAt(5)}</p><div></div>`);
  await expectHighlighted(page, idAt(5));
  const popup = await openPopupOver(page, sharedBrowser);
  await expect(popup.locator('.id-row-id')).toHaveText([idAt(5)]);
  for (const count of [600, 300, 1_000]) {
    // Only the first items are near the viewport, and in the second list not even these have an ID.
    const html = count === 300 ? list(count).replace(idAt(0), 'none') : list(count);
    await page.evaluate((content) => {
      const ticket = document.querySelector('div');
      if (ticket) ticket.innerHTML = content;
    }, html);
    const ids = count / 10 + (count === 300 ? 0 : 1);
    await expect(popup.getByText(t.popup.onThisPage(ids))).toBeVisible();
    await expect(popup.locator('.id-row-id')).toHaveCount(ids);
    await expect(popup.getByText(t.bulkLookup.check(ids, ids))).toBeVisible();
  }
});

test('shows one number of IDs in badge, popup and panel, also of a ticket in steps and frames', async ({
  openHtml,
  openPage,
  sharedBrowser,
}) => {
  const panel = await openPage(sharedBrowser.extensionUrl('sidepanel.html'));
  const page = await openHtml('<div></div><div></div>');
  const popup = await openPopupOver(page, sharedBrowser);

  const parcels = (start: number, end: number): string =>
    Array.from({ length: end - start }, (_, index) => `<p>Parcel ${idAt(start + index)}</p>`).join('\n');
  const add = (selector: string, html: string) =>
    page.evaluate(([to, content]) => document.querySelector(to)?.insertAdjacentHTML('beforeend', content), [
      selector,
      html,
    ] as const);
  const expectCounts = async (
    badge: string,
    title: string,
    listed: number,
    button: string,
  ): Promise<void> => {
    await expect.poll(async () => (await toolbarButton(sharedBrowser, page)).text).toBe(badge);
    for (const list of [popup, panel]) {
      await expect(list.locator('.id-row-id')).toHaveCount(listed);
      // Not by role: to name the buttons of a thousand rows takes seconds.
      await expect(list.locator('h2', { hasText: title })).toHaveText(title);
      await expect(list.locator('button', { hasText: button })).toHaveText(button);
    }
  };
  const expectCount = (count: number) =>
    expectCounts(`${count}`, t.popup.onThisPage(count), count, t.bulkLookup.check(count, count));

  await add('div', parcels(0, 24));
  await expectCount(24);
  await add('div', parcels(20, 40));
  await expectCount(40);
  await add('div + div', `<iframe srcdoc="${parcels(30, 60)}"></iframe>`);
  await expectCount(60);
  await add('div + div', `<iframe srcdoc="${parcels(60, 1_400)}"></iframe>`);
  const first = t.popup.firstOnThisPage(1_000, 1_400);
  await expectCounts('99+', first, 1_000, t.bulkLookup.check(1_000, 1_000));
  await popup.close();
});

test('highlights distant items that a filter brings into view', async ({ openHtml }) => {
  const page = await openHtml(
    `<style>.open .read { display: none }</style>${list(1_000).replaceAll('<article >', '<article class="read">')}`,
  );
  await expectHighlighted(page, idAt(0));
  await page.evaluate(() => {
    document.querySelectorAll('article')[900]?.classList.remove('read');
    document.querySelector('#list')?.classList.add('open');
  });
  await expectOnlyHighlighted(page, [idAt(900)]);
});

test('searches a hidden long list when it is shown', async ({ openHtml }) => {
  const page = await openHtml(`<p>Parcel ${idAt(5)}</p><section hidden>${list(1_000)}</section>`);
  await expectOnlyHighlighted(page, [idAt(5)]);
  await page.evaluate(() => document.querySelector('section')?.removeAttribute('hidden'));
  await expectHighlighted(page, idAt(0));
});

test('highlights the end of a bottom-up chat', async ({ openHtml }) => {
  const page = await openHtml(list(500, 'display:flex;flex-direction:column-reverse'));
  await expectHighlighted(page, idAt(0));
  await page.evaluate(() => document.querySelector('article:nth-child(401)')?.scrollIntoView());
  await expectHighlighted(page, idAt(400));
});

test('reads a long message of lines and breaks, and text between blocks', async ({ openHtml }) => {
  const lines = 'We are still waiting for it.<br>'.repeat(300);
  const blocks = '<div>We are still waiting for it.</div>\n'.repeat(150);
  const page = await openHtml(
    `<div>${lines}Tracking number:<br>${idAt(1)}</div><div>${blocks}Tracking number: ${idAt(2)}${blocks}</div>`,
  );
  await page.evaluate(() => document.querySelector('div')?.scrollIntoView({ block: 'end' }));
  await expectHighlighted(page, idAt(1));
  await page.evaluate(() => document.querySelector('div + div > :nth-child(150)')?.scrollIntoView());
  await expectHighlighted(page, idAt(2));
});

test('follows scrolling inside a shadow tree', async ({ openHtml }) => {
  const page = await openHtml('<my-log></my-log>');
  await page.evaluate((html) => {
    const root = document.querySelector('my-log')?.attachShadow({ mode: 'open' });
    if (root) root.innerHTML = html;
  }, list(1_000));
  await expectHighlighted(page, idAt(0));
  await page.evaluate(() =>
    document.querySelector('my-log')?.shadowRoot?.querySelector('#list')?.children[700]?.scrollIntoView(),
  );
  await expectHighlighted(page, idAt(700));
});

test('labels the rows of a long table by their column', async ({ openHtml }) => {
  const rows = Array.from(
    { length: 600 },
    (_, index) => `<tr><td>Row ${index}</td><td>${482_451_988_000 + index}</td></tr>`,
  ).join('');
  const page = await openHtml(
    `<table><thead><tr><th>Name</th><th>Tracking number</th></tr></thead><tbody>${rows}</tbody></table>`,
  );
  await expectHighlighted(page, '482451988000');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expectHighlighted(page, '482451988599');
});

test('highlights a message added to a long list, and a changed one when it scrolls near', async ({
  openHtml,
}) => {
  const page = await openHtml(list(1_000));
  await expectHighlighted(page, idAt(0));
  await page.evaluate(
    ([far, added]) => {
      const target = document.querySelector('#list');
      target?.children[705]?.querySelector('p')?.replaceChildren(`Parcel ${far}`);
      target?.insertAdjacentHTML('beforeend', `<article><p>Parcel ${added}</p></article>`);
      target?.scrollTo(0, target.scrollHeight);
    },
    [idAt(705), idAt(1_001)] as const,
  );
  await expectHighlighted(page, idAt(1_001));
  await page.evaluate(() => document.querySelector('#list')?.children[704]?.scrollIntoView());
  await expectHighlighted(page, idAt(705));
});

test('searches a long list again when all its items are replaced', async ({ openHtml }) => {
  const page = await openHtml(list(1_000));
  await expectHighlighted(page, idAt(0));
  await jumpTo(page, 400);
  await expectHighlighted(page, idAt(400));
  await page.evaluate(() => {
    const target = document.querySelector('#list');
    if (target) target.innerHTML = target.innerHTML.replaceAll('ABCD1234', 'ABCD9876');
  });
  await expect
    .poll(async () => (await highlightedTexts(page)).filter((text) => text.startsWith('ABCD9876')).length)
    .toBeGreaterThan(0);
  expect((await highlightedTexts(page)).filter((text) => text.startsWith('ABCD1234'))).toEqual([]);
});
