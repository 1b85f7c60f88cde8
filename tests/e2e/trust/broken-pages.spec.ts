import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { cardFrame, clickId, expect, test } from '../support/fixtures.ts';

const ID = SAMPLE_IDS.deliveredWithProof;

/** A page that defines the element of the card, with a shadow root of its own. */
const DEFINED = `
  <script>
    customElements.define('waybill-card', class extends HTMLElement {
      constructor() {
        super();
        this.attachShadow({ mode: 'open' });
      }
    });
  </script>
  <p>Tracking number: ${ID}</p>`;

test('opens the card on a page that defines its element', async ({ openHtml }) => {
  const page = await openHtml(DEFINED);
  await clickId(page, ID);
  await expect((await cardFrame(page)).locator('body')).toContainText('Robin Marlow');
  const hosts = await page.evaluate(() =>
    [...document.documentElement.children].map(({ localName }) => localName),
  );
  expect(hosts).toContainEqual(expect.stringMatching(/^waybill-card-.+/));
});

/** A page that defines the element of the card, and asks for its shadow root. */
const CURIOUS = `
  <script>
    customElements.define('waybill-card', class extends HTMLElement {
      internals = this.attachInternals();
    });
    window.seenRoots = () => [...document.querySelectorAll('*')]
      .map((element) => element.internals?.shadowRoot)
      .filter(Boolean).length;
  </script>
  <p>Tracking number: ${ID}</p>`;

test('keeps its shadow root from a page that defines its element', async ({ openHtml }) => {
  const page = await openHtml(CURIOUS);
  await clickId(page, ID);
  await expect((await cardFrame(page)).locator('body')).toContainText('Robin Marlow');
  expect(await page.evaluate(() => (window as Window & { seenRoots?(): number }).seenRoots?.())).toBe(0);
});
