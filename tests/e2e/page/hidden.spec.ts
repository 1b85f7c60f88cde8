import type { Page } from '@playwright/test';
import { bulkId } from '../../../dev/sample-ids.ts';
import { expect, expectOnlyHighlighted, openPopupOver, test } from '../support/fixtures.ts';
import { expectCounted } from '../support/id-navigation.ts';

const FIRST = bulkId(1);
const SECOND = bulkId(2);
const BOTH = bulkId(3);

/** Ways in which consoles hide a ticket without removing it. */
const WAYS = {
  'the hidden attribute': (ticket: HTMLElement, isShown: boolean) => {
    ticket.hidden = !isShown;
  },
  'a class': (ticket: HTMLElement, isShown: boolean) => {
    ticket.classList.toggle('closed', !isShown);
  },
  'a hidden parent': (ticket: HTMLElement, isShown: boolean) => {
    if (ticket.parentElement) ticket.parentElement.style.display = isShown ? '' : 'none';
  },
  'a folded section': (ticket: HTMLElement, isShown: boolean) => {
    ticket.closest('details')?.toggleAttribute('open', isShown);
  },
  'skipped contents': (ticket: HTMLElement, isShown: boolean) => {
    ticket.style.contentVisibility = isShown ? '' : 'hidden';
  },
};

/** Long enough for each message to be searched separately. */
const MESSAGES = '<p>I have waited for a week, and nobody could tell me where it is. </p>'.repeat(80);
const CONSOLE = `<style>.closed { display: none }</style>${[FIRST, SECOND]
  .map(
    (id) =>
      `<details open><summary></summary><div style="height:300px;overflow:hidden"><section>
        <p>Where is ${id}?</p><p>And ${BOTH}?</p>${MESSAGES}</section></div></details>`,
  )
  .join('')}`;

/** Shows one of the two tickets. */
async function show(page: Page, shown: number, way: string): Promise<void> {
  await page.evaluate(
    ([source, index]) => {
      const change = new Function(`return ${source}`)() as (ticket: HTMLElement, isShown: boolean) => void;
      for (const [place, ticket] of document.querySelectorAll('section').entries()) {
        change(ticket, place === index);
      }
    },
    [way, shown] as const,
  );
}

for (const [name, way] of Object.entries(WAYS)) {
  test(`highlights only the visible one of two tickets: ${name}`, async ({ openHtml }) => {
    const page = await openHtml(CONSOLE);
    await expectOnlyHighlighted(page, [FIRST, BOTH, SECOND, BOTH]);
    for (const [shown, id] of [FIRST, SECOND, FIRST].entries()) {
      await show(page, shown % 2, String(way));
      await expectOnlyHighlighted(page, [id, BOTH]);
    }
  });
}

test('lists each ID of the visible ticket once in the popup, also after a switch', async ({
  openHtml,
  sharedBrowser,
}) => {
  const page = await openHtml(CONSOLE);
  const ways = [
    String(WAYS['a class']),
    '(ticket, isShown) => { ticket.style.visibility = isShown ? "" : "hidden"; ticket.className = ""; }',
  ];
  for (const [shown, id, way] of [
    [0, FIRST, ways[0]],
    [1, SECOND, ways[0]],
    [0, FIRST, ways[1]],
  ] as const) {
    await show(page, shown, way ?? '');
    const popup = await openPopupOver(page, sharedBrowser);
    await expect(popup.locator('.id-row-id')).toHaveText([id, BOTH]);
    await popup.close();
  }
});

test('highlights a change in a hidden ticket once it is shown', async ({ openHtml }) => {
  const page = await openHtml(CONSOLE);
  await show(page, 0, String(WAYS['a class']));
  await expectOnlyHighlighted(page, [FIRST, BOTH]);
  await page.evaluate(
    ([hidden, shown]) => {
      const [open, closed] = document.querySelectorAll('section');
      closed?.querySelector('p')?.replaceChildren(`Rewritten: ${hidden}`);
      open?.querySelector('p')?.append(`One more: ${shown}`);
    },
    [bulkId(4), bulkId(5)] as const,
  );
  await expectOnlyHighlighted(page, [FIRST, BOTH, bulkId(5)]);
  await show(page, 1, String(WAYS['a class']));
  await expectOnlyHighlighted(page, [bulkId(4), BOTH]);
});

test('counts the IDs of the ticket that a click makes visible', async ({ openHtml, sharedBrowser }) => {
  const page =
    await openHtml(`<style>:checked ~ #one, input:not(:checked) ~ #two { visibility: hidden }</style>
    <input type="checkbox"><p id="one">${FIRST}</p><p id="two">${SECOND} and ${BOTH}</p>`);
  await expectCounted(sharedBrowser, page, 1);
  for (const count of [2, 1, 2]) {
    await page.getByRole('checkbox').click();
    await expectCounted(sharedBrowser, page, count);
  }
});
