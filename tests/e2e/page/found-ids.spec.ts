import { bulkId, SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import {
  cardFrame,
  clickId,
  expect,
  expectHighlighted,
  expectNoCard,
  expectOnlyHighlighted,
  highlightedTexts,
  test,
} from '../support/fixtures.ts';

const ID = SAMPLE_IDS.deliveredWithProof;

test('highlights labelled, linked and plain IDs and no other numbers', async ({ openHtml }) => {
  const page = await openHtml(`
    <p>Tracking number: 9400111899223</p><p>Numéro de suivi : 6A12345678901</p>
    <p>See https://carrier.example/track?trackingId=ZX99887766 please</p>
    <p>And ${ID}, order ORD20260001234, invoice INV123456789, phone +33 6 12 34 56 78</p>`);
  await expectOnlyHighlighted(page, ['9400111899223', '6A12345678901', 'ZX99887766', ID]);
});

test('finds IDs across inline tags, soft hyphens and punctuation, but not across blocks and cells', async ({
  openHtml,
}) => {
  const page = await openHtml(`
    <p>My parcel <b>ABCD12</b><i>34567890</i>, please.</p>
    <p>Other: ABCD&shy;1234567801.</p>
    <table><tr><td>ABCD1234567802</td><td>2026</td></tr></table>
    <div><p>ABCD12345678</p><p>04</p></div>`);
  await expectOnlyHighlighted(page, [
    'ABCD1234567890',
    'ABCD\u00AD1234567801',
    'ABCD1234567802',
    'ABCD12345678',
  ]);
  await clickId(page, 'ABCD1234567890');
  const card = await cardFrame(page);
  await expect(card.locator('body')).toContainText('Robin Marlow');
});

test('applies table headers and terms only to their column, row or value', async ({ openHtml }) => {
  const page = await openHtml(`
    <table><tr><th>Order</th><th>Tracking number</th><th>Phone</th></tr>
      <tr><td>8877665544332</td><td>9400111899223</td><td>33612345678</td></tr></table>
    <table><tr><td>Invoice</td><td>7766554433221</td></tr><tr><td>Numéro de suivi</td><td>6A12345678901</td></tr></table>
    <dl><dt>Customer no.</dt><dd>1122334455667</dd><dt>Sendungsnummer</dt><dd>5544332211009</dd></dl>`);
  await expectOnlyHighlighted(page, ['9400111899223', '6A12345678901', '5544332211009']);
});

test('highlights the text of a link whose address contains an ID', async ({ openHtml }) => {
  const page = await openHtml(
    `<p><a href="https://carrier.example/track?trackingId=${ID}">Track your parcel</a></p>`,
  );
  await expectOnlyHighlighted(page, ['Track your parcel']);
});

for (const mode of ['open', 'closed'] as const) {
  test(`highlights and opens IDs in ${mode} shadow roots, and follows their changes`, async ({
    openHtml,
  }) => {
    const page = await openHtml('<my-message></my-message><div id="plain"></div>');
    await page.evaluate(
      ([shadowMode, id, other]) => {
        const grow = (host: Element, html: string) => {
          const root = host.attachShadow({ mode: shadowMode as ShadowRootMode });
          root.innerHTML = html;
          return root;
        };
        // Nested hosts that enter the page with their roots.
        const outer = document.createElement('my-thread');
        const inner = document.createElement('div');
        const root = grow(inner, `<p>Where is ${id}?</p>`);
        grow(outer, '<section></section>').firstElementChild?.append(inner);
        document.body.append(outer);
        Object.assign(window, { change: () => root.firstElementChild?.append(` And ${other}?`) });
      },
      [mode, ID, bulkId(5)],
    );
    await expectOnlyHighlighted(page, [ID]);
    await page.evaluate(() => (window as unknown as { change(): void }).change());
    await expectOnlyHighlighted(page, [ID, bulkId(5)]);
    await clickId(page, ID);
    await expect((await cardFrame(page)).locator('body')).toContainText('Robin Marlow');
  });
}

test('never searches editors, fields, scripts and styles, not even while the user types', async ({
  openHtml,
}) => {
  const page = await openHtml(`
    <div id="editor" contenteditable="true"><p>Draft with ${ID}</p></div><textarea>${ID}</textarea><input value="${ID}">
    <div role="textbox">${ID}</div><script type="text/plain">${ID}</script><p>Outside: ${bulkId(1)}</p>`);
  await expectOnlyHighlighted(page, [bulkId(1)]);
  await page.locator('#editor').click();
  await page.keyboard.press('End');
  await page.keyboard.type(` and ${bulkId(2)} too`);
  expect(await page.locator('#editor').textContent()).toContain(`${bulkId(2)} too`);
  await expectOnlyHighlighted(page, [bulkId(1)]);
});

test('finds added and changed IDs and drops removed ones', async ({ openHtml }) => {
  const page = await openHtml(`<ul id="list"><li>First ${bulkId(1)}</li></ul>`);
  await expectOnlyHighlighted(page, [bulkId(1)]);
  await page.evaluate(
    (id) => document.querySelector('#list')?.insertAdjacentHTML('beforeend', `<li>${id}</li>`),
    bulkId(2),
  );
  await expectOnlyHighlighted(page, [bulkId(1), bulkId(2)]);
  await page.evaluate((id) => {
    const text = document.querySelector('#list li')?.firstChild;
    if (text) text.nodeValue = `Now ${id}`;
  }, bulkId(3));
  await expectOnlyHighlighted(page, [bulkId(2), bulkId(3)]);
  await page.evaluate(() => document.querySelector('#list li:last-child')?.remove());
  await expectOnlyHighlighted(page, [bulkId(3)]);
  await page.evaluate(
    (id) => document.querySelector('#list')?.replaceChildren(...[id].map((text) => new Text(text))),
    bulkId(4),
  );
  await expectOnlyHighlighted(page, [bulkId(4)]);
});

test('highlights only the visible one of two open tickets, also after a switch', async ({ openTicket }) => {
  const page = await openTicket();
  await expect.poll(() => highlightedTexts(page)).not.toContain(SAMPLE_IDS.problem);
  await page.evaluate(() => window.demoHelpdesk.openTicket('48207'));
  await expectHighlighted(page, SAMPLE_IDS.problem);
  await expect.poll(() => highlightedTexts(page), { intervals: [20] }).not.toContain(ID);
});

test('highlights only IDs near the viewport of a long ticket', async ({ openHtml }) => {
  const page = await openHtml(
    Array.from(
      { length: 100 },
      (_, index) => `<article style="height:200px">${bulkId(index)}</article>`,
    ).join(''),
  );
  await expectHighlighted(page, bulkId(0));
  expect((await highlightedTexts(page)).length).toBeLessThan(20);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expectHighlighted(page, bulkId(99));
  await expect.poll(() => highlightedTexts(page)).not.toContain(bulkId(0));
});

test('highlights the ID of an added message in the first frame that shows it', async ({ openHtml }) => {
  const page = await openHtml(`<p>Where is ${ID}?</p>`.repeat(20));
  await expectHighlighted(page, ID);
  let count = 0;
  const isMarkedInFirstFrame = (): Promise<boolean> =>
    page.evaluate(
      (text) => {
        const message = document.createElement('p');
        message.textContent = text;
        document.body.prepend(message);
        return new Promise((resolve) =>
          requestAnimationFrame(() => {
            const ranges = [...CSS.highlights.values()].flatMap((highlight) => [...highlight]);
            resolve(ranges.some(({ startContainer }) => message.contains(startContainer)));
          }),
        );
      },
      `And ${bulkId(count++)}?`,
    );
  // While the page is still being searched, an added message may have to wait.
  await expect.poll(isMarkedInFirstFrame).toBe(true);
});

test('keeps up with arriving messages and a re-rendering app', async ({ openTicket }) => {
  const page = await openTicket();
  await page.evaluate(() => window.demoHelpdesk.rerender());
  await expectHighlighted(page, ID);
  await page.evaluate((id) => window.demoHelpdesk.receiveMessage('48213', `A third one: ${id}`), bulkId(7));
  await page.evaluate(() =>
    document.querySelector('.ticket:not([hidden]) .message:last-of-type')?.scrollIntoView(),
  );
  await expectHighlighted(page, bulkId(7));
});

for (const sandbox of ['', 'allow-same-origin']) {
  test(`opens the card of an ID in a mail frame (sandbox="${sandbox}") in the top frame, beside the ID`, async ({
    openHtml,
  }) => {
    const mail = `<p style='margin:0'>Where is ${ID}?</p>`;
    const page = await openHtml(
      `<div style="height:120px"></div><iframe sandbox="${sandbox}" style="margin-left:300px;border:3px solid" srcdoc="${mail}"></iframe>`,
    );
    await expect.poll(() => page.frames().length).toBeGreaterThan(1);
    const frame = page.frames()[1];
    if (!frame) throw new Error('no mail');
    await clickId(page, ID, frame);
    const card = await cardFrame(page);
    expect(card.parentFrame()).toBe(page.mainFrame());
    await expect(card.locator('body')).toContainText('Robin Marlow');
    const box = await (await card.frameElement()).boundingBox();
    const mailBox = await (await frame.frameElement()).boundingBox();
    if (!box || !mailBox) throw new Error('no boxes');
    expect(box.x).toBeGreaterThan(mailBox.x);
    expect(box.x).toBeLessThan(mailBox.x + 140);
    expect(box.y).toBeGreaterThan(mailBox.y + 15);
    expect(box.y).toBeLessThan(mailBox.y + 60);
    await page.mouse.click(mailBox.x + 20, mailBox.y + 120);
    await expectNoCard(page);
  });
}
