import { bulkId, SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { expectOnlyHighlighted, test } from '../support/fixtures.ts';

const ID = SAMPLE_IDS.deliveredWithProof;

test('finds the IDs of a shadow host that is removed and reinserted', async ({ openHtml }) => {
  const page = await openHtml('<main></main>');
  await page.evaluate((id) => {
    const host = document.createElement('my-part');
    host.attachShadow({ mode: 'open' }).innerHTML = `<p>${id}</p>`;
    document.querySelector('main')?.append(host);
  }, ID);
  await expectOnlyHighlighted(page, [ID]);
  const host = await page.evaluateHandle(() => document.querySelector('my-part'));
  await host.evaluate((part) => part?.remove());
  await expectOnlyHighlighted(page, []);
  await host.evaluate((part) => document.querySelector('main')?.append(part ?? ''));
  await expectOnlyHighlighted(page, [ID]);
});

test('finds IDs in a shadow root that is attached after the search', async ({ openHtml }) => {
  const page = await openHtml(`<main><my-message>…</my-message><p>${bulkId(1)}</p></main>`);
  await expectOnlyHighlighted(page, [bulkId(1)]);
  await page.evaluate((id) => {
    const root = document.querySelector('my-message')?.attachShadow({ mode: 'open' });
    if (root) root.innerHTML = `<p>Loaded late ${id}</p>`;
  }, ID);
  await expectOnlyHighlighted(page, [bulkId(1), ID]);
});

test('finds IDs in a late shadow root of a page with many components that have none', async ({
  openHtml,
}) => {
  const page = await openHtml(`<main>${'<my-line>Line</my-line>'.repeat(600)}</main><p>${bulkId(1)}</p>`);
  await expectOnlyHighlighted(page, [bulkId(1)]);
  await page.evaluate(
    (id) => document.body.insertAdjacentHTML('beforeend', `<my-part></my-part><p>${id}</p>`),
    bulkId(2),
  );
  await expectOnlyHighlighted(page, [bulkId(1), bulkId(2)]);
  await page.evaluate((id) => {
    const root = document.querySelector('my-part')?.attachShadow({ mode: 'open' });
    if (root) root.innerHTML = `<p>Loaded late ${id}</p>`;
  }, ID);
  await expectOnlyHighlighted(page, [bulkId(1), bulkId(2), ID]);
});

test('finds IDs in the late shadow root of an empty element, as an effect of a framework attaches it', async ({
  openHtml,
}) => {
  const page = await openHtml(`<p>${bulkId(1)}</p>`);
  await expectOnlyHighlighted(page, [bulkId(1)]);
  await page.evaluate(
    (id) => document.body.insertAdjacentHTML('beforeend', `<div id="mail"></div><p>${id}</p>`),
    bulkId(2),
  );
  await expectOnlyHighlighted(page, [bulkId(1), bulkId(2)]);
  await page.evaluate((id) => {
    const root = document.querySelector('#mail')?.attachShadow({ mode: 'open' });
    if (root) root.innerHTML = `<p>Loaded late ${id}</p>`;
  }, ID);
  await expectOnlyHighlighted(page, [ID, bulkId(1), bulkId(2)]);
});

test('finds IDs in a late component of a page with many empty elements', async ({ openHtml }) => {
  const page = await openHtml(
    `<p>${bulkId(1)}</p><my-part></my-part><p>${bulkId(2)}</p><main>${'<div></div>'.repeat(600)}</main>`,
  );
  await expectOnlyHighlighted(page, [bulkId(1), bulkId(2)]);
  await page.evaluate((id) => {
    const root = document.querySelector('my-part')?.attachShadow({ mode: 'open' });
    if (root) root.innerHTML = `<p>Loaded late ${id}</p>`;
  }, ID);
  await expectOnlyHighlighted(page, [ID, bulkId(1), bulkId(2)]);
});

test('finds IDs in a component defined after its elements were added', async ({ openHtml }) => {
  const page = await openHtml(`<main><my-message></my-message><p>${bulkId(1)}</p></main>`);
  await expectOnlyHighlighted(page, [bulkId(1)]);
  await page.evaluate((id) => {
    customElements.define(
      'my-message',
      class extends HTMLElement {
        constructor() {
          super();
          this.attachShadow({ mode: 'closed' }).innerHTML = `<p>Upgraded ${id}</p>`;
        }
      },
    );
  }, ID);
  await expectOnlyHighlighted(page, [bulkId(1), ID]);
});

for (const attribute of ['role="textbox"', 'contenteditable="true"']) {
  test(`highlights nothing in the shadow root of an editor (${attribute})`, async ({ openHtml }) => {
    const page = await openHtml(`
      <my-editor ${attribute}><template shadowrootmode="open"><p>Draft ${ID}</p></template></my-editor>
      <p>Thread ${bulkId(1)}</p>`);
    await expectOnlyHighlighted(page, [bulkId(1)]);
  });
}

test('does not highlight changes in the shadow root of an editor', async ({ openHtml }) => {
  const page = await openHtml(`
    <div role="textbox"><my-lines><template shadowrootmode="open"><p>Draft</p></template></my-lines></div>
    <p id="thread">Thread ${bulkId(1)}</p>`);
  await expectOnlyHighlighted(page, [bulkId(1)]);
  await page.evaluate((id) => {
    document.querySelector('my-lines')?.shadowRoot?.querySelector('p')?.append(` ${id}`);
    document.querySelector('#thread')?.append(' and more');
  }, ID);
  await page.evaluate((id) => document.querySelector('#thread')?.append(` ${id}`), bulkId(2));
  await expectOnlyHighlighted(page, [bulkId(1), bulkId(2)]);
});
