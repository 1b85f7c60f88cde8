import { expect, expectHighlighted, test } from '../support/fixtures.ts';
import { ID, insert } from './editors-page.ts';

const FIELD = '<textarea id="editor" rows="6" cols="60"></textarea>';

/** Ways to have an editor that can be seen, or scrolled to. */
const PLACES: Record<string, string> = {
  'in a board that is scrolled to the right': `<div id="area" style="overflow: auto; width: 600px"><div style="width: 4000px">${FIELD}</div></div><script>area.scrollLeft = 3000</script>`,
  'above what an area shows': `<div id="area" style="overflow: auto; height: 200px">${FIELD}<div style="height: 5000px"></div></div><script>area.scrollTop = 4000</script>`,
  'in a composer that fades in': `<style>@keyframes fade { from { opacity: 0 } }</style><div style="animation: fade 3s">${FIELD}</div>`,
  'in a zoomed area': `<div style="zoom: 0.5">${FIELD}</div>`,
  'in a scaled area': `<div style="transform: scale(0.6)">${FIELD}</div>`,
  'in a page written from right to left': `<script>document.dir = 'rtl'</script>${FIELD}`,
};

for (const [name, html] of Object.entries(PLACES))
  test(`a reply is inserted into the only editor, which is ${name}`, async ({ openHtml, sharedBrowser }) => {
    const page = await openHtml(`<p>${ID}</p>${html}`);
    await expectHighlighted(page, ID);
    expect(await insert(sharedBrowser)).toBe('landed');
    expect(await page.locator('#editor').inputValue()).toContain(ID);
  });

test('a reply does not go into a shadow root in a ticket that is inert', async ({
  openHtml,
  sharedBrowser,
}) => {
  const page = await openHtml(`<p>${ID}</p><div id="ticket"><div id="host"></div></div><hr>${FIELD}
    <script>host.attachShadow({ mode: 'open' }).innerHTML = '<textarea rows="6" cols="60"></textarea>'</script>`);
  await expectHighlighted(page, ID);
  await page.locator('#host textarea').click();
  await page.locator('#ticket').evaluate((ticket) => ticket.toggleAttribute('inert', true));
  expect(await insert(sharedBrowser)).toBe('landed');
  expect(await page.locator('#editor').inputValue()).toContain(ID);
});
