import { bulkId, SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { cardFrame, clickId, expect, expectOnlyHighlighted, test } from '../support/fixtures.ts';

const ID = SAMPLE_IDS.deliveredWithProof;

test('finds IDs in nested open and closed shadow roots and in the light DOM text between them', async ({
  openHtml,
}) => {
  const page = await openHtml('<main></main>');
  await page.evaluate(
    ([top, middle, bottom, slotted]) => {
      const grow = (mode: ShadowRootMode, html: string) => {
        const host = document.createElement('my-part');
        const root = host.attachShadow({ mode });
        root.innerHTML = html;
        return { host, root };
      };
      const outer = grow('open', `<section><p>${top}</p><slot></slot></section>`);
      const between = grow('closed', `<p>${middle}</p><div></div>`);
      const inner = grow('open', `<table><tr><td>${bottom}</td></tr></table>`);
      between.root.querySelector('div')?.append(inner.host);
      outer.root.querySelector('section')?.append(between.host);
      outer.host.innerHTML = `<p>${slotted}</p>`;
      document.querySelector('main')?.append(outer.host);
    },
    [bulkId(1), bulkId(2), ID, bulkId(4)] as const,
  );
  await expectOnlyHighlighted(page, [bulkId(1), bulkId(2), ID, bulkId(4)]);
  await clickId(page, ID);
  await expect((await cardFrame(page)).locator('body')).toContainText('Robin Marlow');
});

test('finds IDs in a declarative shadow root and in that of a component defined later', async ({
  openHtml,
}) => {
  const page = await openHtml(`
    <my-card><template shadowrootmode="open"><p>Declared ${bulkId(1)}</p></template></my-card>
    <p>Beside ${bulkId(2)}</p><div id="thread"></div>`);
  await expectOnlyHighlighted(page, [bulkId(1), bulkId(2)]);
  await page.evaluate((id) => {
    customElements.define(
      'my-message',
      class extends HTMLElement {
        connectedCallback() {
          this.attachShadow({ mode: 'closed' }).innerHTML = `<p>Upgraded ${id}</p>`;
        }
      },
    );
    document.querySelector('#thread')?.append(document.createElement('my-message'));
  }, bulkId(3));
  await expectOnlyHighlighted(page, [bulkId(1), bulkId(2), bulkId(3)]);
});

test('follows changes in a shadow root and drops it with its host', async ({ openHtml }) => {
  const page = await openHtml('<main></main>');
  await page.evaluate(
    ([first, second]) => {
      const host = document.createElement('my-part');
      const root = host.attachShadow({ mode: 'closed' });
      root.innerHTML = `<ul><li>${first}</li></ul>`;
      document.querySelector('main')?.append(host);
      const actions = [
        () => root.querySelector('ul')?.insertAdjacentHTML('beforeend', `<li>${second}</li>`),
        () => root.querySelector('li')?.remove(),
        () => host.remove(),
      ];
      Object.assign(window, { act: (index: number) => void actions[index]?.() });
    },
    [bulkId(1), bulkId(2)] as const,
  );
  await expectOnlyHighlighted(page, [bulkId(1)]);
  const act = (index: number) =>
    page.evaluate((which) => (window as unknown as { act(index: number): void }).act(which), index);
  const expected = [[bulkId(1), bulkId(2)], [bulkId(2)], []];
  for (const [index, texts] of expected.entries()) {
    await act(index);
    await expectOnlyHighlighted(page, texts);
  }
});
