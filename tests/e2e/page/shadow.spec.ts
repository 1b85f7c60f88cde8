import { bulkId, SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import {
  cardFrame,
  clickId,
  expect,
  expectOnlyHighlighted,
  highlightedTexts,
  test,
} from '../support/fixtures.ts';
import { expectCounted } from '../support/id-navigation.ts';

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

for (const mode of ['open', 'closed'] as const) {
  test(`finds IDs in text directly in a shadow root (${mode}), and follows its changes`, async ({
    openHtml,
    sharedBrowser,
  }) => {
    const page = await openHtml(`<my-part>Slotted ${bulkId(1)}</my-part>`);
    await page.evaluate(
      ([shadowMode, head, tail, added]) => {
        const root = document.querySelector('my-part')?.attachShadow({ mode: shadowMode });
        root?.append(`Parcel ${head}`);
        root?.append(Object.assign(document.createElement('b'), { textContent: tail }));
        root?.append(document.createElement('slot'));
        const rows = Array.from({ length: 250 }, () => document.createElement('p'));
        for (const row of rows) row.textContent = `Parcel ${added}`;
        const actions = [
          () => Object.assign(root?.firstChild ?? {}, { data: `Now it is ${head}` }),
          () => root?.firstChild?.remove(),
          () => root?.replaceChildren(...rows.slice(0, 1), 'and ', `also ${added}`),
          () => root?.replaceChildren(...rows),
        ];
        Object.assign(window, { act: (index: number) => void actions[index]?.() });
      },
      [mode, ID.slice(0, 6), ID.slice(6), bulkId(2)] as const,
    );
    const act = (index: number) =>
      page.evaluate((which) => (window as unknown as { act(index: number): void }).act(which), index);
    await expectOnlyHighlighted(page, [bulkId(1), ID]);
    await expectCounted(sharedBrowser, page, 2);
    await act(0);
    await expectOnlyHighlighted(page, [bulkId(1), ID]);
    await clickId(page, ID);
    await expect((await cardFrame(page)).locator('body')).toContainText('Robin Marlow');
    await act(1);
    await expectOnlyHighlighted(page, [bulkId(1)]);
    await act(2);
    // What has no slot any more keeps its highlight, which is not drawn.
    await expectOnlyHighlighted(page, [bulkId(1), bulkId(2), bulkId(2)]);
    await act(3);
    await expect.poll(async () => (await highlightedTexts(page)).length).toBeGreaterThan(20);
  });
}
