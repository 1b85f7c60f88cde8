import type { Frame, Page } from '@playwright/test';
import { bulkId, SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import {
  cardFrame,
  clickId,
  expect,
  expectHighlighted,
  expectNoCard,
  expectOnlyHighlighted,
  test,
} from '../support/fixtures.ts';

const ID = SAMPLE_IDS.deliveredWithProof;
const MAIL = `<p>Where is ${ID}?</p>`;

/** The frame whose text contains this, at any depth. */
async function frameWith(page: Page, text: string): Promise<Frame> {
  let found: Frame | undefined;
  await expect
    .poll(async () => {
      for (const frame of page.frames().slice(1)) {
        // A frame that is being filled or replaced cannot be read.
        const content = await frame.evaluate(() => document.body?.innerText ?? '').catch(() => '');
        if (content.includes(text)) found = frame;
      }
      return found !== undefined;
    })
    .toBe(true);
  if (!found) throw new Error(`No frame holds "${text}".`);
  return found;
}

/** A click on the ID in a frame opens the card in the top frame; Escape closes it. */
async function expectCardInTopFrame(page: Page, frame: Frame): Promise<void> {
  await clickId(page, ID, frame);
  const card = await cardFrame(page);
  expect(card.parentFrame()).toBe(page.mainFrame());
  await expect(card.locator('body')).toContainText('Robin Marlow');
  await page.keyboard.press('Escape');
  await expectNoCard(page);
}

/** Ways in which helpdesks write a mail into an empty frame. */
const WRITERS = {
  'document.write': (html: string) => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    frame.contentDocument?.open();
    frame.contentDocument?.write(html);
    frame.contentDocument?.close();
  },
  innerHTML: (html: string) => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    if (frame.contentDocument) frame.contentDocument.body.innerHTML = html;
  },
  'a blob': (html: string) => {
    const frame = document.createElement('iframe');
    frame.src = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
    document.body.append(frame);
  },
  // As in pages over http, scripts lack what browsers reserve for secure contexts.
  'a data: address': (html: string) => {
    const frame = document.createElement('iframe');
    frame.src = `data:text/html,${html}`;
    document.body.append(frame);
  },
  srcdoc: (html: string) => {
    const frame = document.createElement('iframe');
    frame.srcdoc = html;
    document.body.append(frame);
  },
};

for (const [way, write] of Object.entries(WRITERS)) {
  test(`finds the ID of a mail that a script writes into a frame by ${way}`, async ({ openHtml }) => {
    const page = await openHtml('<p>Mail:</p>');
    await page.evaluate(write, MAIL);
    await expectCardInTopFrame(page, await frameWith(page, ID));
  });
}

test('finds the ID when a frame shows another mail', async ({ openHtml }) => {
  const page = await openHtml(`<iframe srcdoc="<p>First ${bulkId(1)}</p>"></iframe>`);
  await expectHighlighted(await frameWith(page, bulkId(1)), bulkId(1));
  await page.evaluate((html) => document.querySelector('iframe')?.setAttribute('srcdoc', html), MAIL);
  const second = await frameWith(page, ID);
  await expectOnlyHighlighted(second, [ID]);
  await expectCardInTopFrame(page, second);
});

for (const sandbox of ['allow-same-origin', 'allow-scripts']) {
  test(`finds the ID of a quoted mail in a nested frame (sandbox="${sandbox}")`, async ({ openHtml }) => {
    const page = await openHtml('<div style="height:60px"></div>');
    await page.evaluate(
      ([html, tokens]) => {
        const outer = document.createElement('iframe');
        const inner = document.createElement('iframe');
        inner.srcdoc = html;
        inner.setAttribute('sandbox', tokens);
        outer.srcdoc = `<p>A reply</p>${inner.outerHTML}`;
        outer.setAttribute('sandbox', tokens);
        outer.style.cssText = 'margin-left:200px;width:500px;height:300px';
        document.body.append(outer);
      },
      [MAIL, sandbox] as const,
    );
    const inner = await frameWith(page, ID);
    expect(inner.parentFrame()?.parentFrame()).toBe(page.mainFrame());
    await expectCardInTopFrame(page, inner);
  });
}

test('drops only the IDs of a removed frame', async ({ openHtml }) => {
  const page = await openHtml(
    `<p>Top ${bulkId(2)}</p><iframe srcdoc="<p>First ${bulkId(1)}</p>"></iframe><iframe srcdoc="${MAIL}"></iframe>`,
  );
  const mail = await frameWith(page, ID);
  await expectHighlighted(await frameWith(page, bulkId(1)), bulkId(1));
  await page.evaluate(() => document.querySelector('iframe')?.remove());
  await expectOnlyHighlighted(page, [bulkId(2)]);
  await expectCardInTopFrame(page, mail);
});

test('opens the card beside an ID in a frame that the page has scaled', async ({ openHtml }) => {
  const page = await openHtml(`<div style="scale:0.5;transform-origin:0 0"><div style="height:800px"></div>
    <iframe style="margin-left:400px;width:900px;height:500px" srcdoc="${MAIL.replace('<p>', "<p style='margin:300px 0 0 400px'>")}"></iframe></div>`);
  const frame = await frameWith(page, ID);
  await expectHighlighted(frame, ID);
  const box = await (await frame.frameElement()).boundingBox();
  const text = await frame.evaluate(() => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('p') as Element);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  if (!box) throw new Error('no frame');
  const id = { x: box.x + text.x / 2, y: box.y + text.y / 2 };
  await page.mouse.click(id.x, id.y);
  const card = await (await (await cardFrame(page)).frameElement()).boundingBox();
  if (!card) throw new Error('no card');
  // Above it.
  expect(Math.abs(card.x - id.x)).toBeLessThan(60);
  expect(Math.abs(card.y + card.height - id.y)).toBeLessThan(30);
});

test('opens the card beside an ID in a frame with padding', async ({ openHtml }) => {
  const page = await openHtml(`<iframe style="padding:60px" srcdoc="<b>${ID}</b>"></iframe>`);
  const frame = await frameWith(page, ID);
  await expectHighlighted(frame, ID);
  await frame.locator('b').click();
  const card = await (await (await cardFrame(page)).frameElement()).boundingBox();
  const id = await frame.locator('b').boundingBox();
  if (!card || !id) throw new Error('no card or no ID');
  expect(Math.abs(card.x - id.x)).toBeLessThan(2);
  expect(card.y).toBeGreaterThan(id.y + id.height);
});

/** Pages in which the browser does not name the frame of a click as the active element. */
const HIDDEN_FOCUS: Record<string, (mail: string) => void> = {
  'in a closed shadow root': (mail) => {
    const root = document.querySelector('main')?.attachShadow({ mode: 'closed' });
    if (root) root.innerHTML = `<iframe srcdoc="${mail}"></iframe>`;
  },
  'that keeps the focus where it is': (mail) => {
    const script = "addEventListener('mousedown', (event) => event.preventDefault())";
    document.body.innerHTML = `<textarea></textarea><main><iframe></iframe></main>`;
    document.querySelector('iframe')?.setAttribute('srcdoc', `${mail}<script>${script}</script>`);
    document.querySelector('textarea')?.focus();
  },
};

for (const [where, write] of Object.entries(HIDDEN_FOCUS)) {
  test(`opens the card beside an ID in a frame ${where}`, async ({ openHtml }) => {
    const page = await openHtml('<main></main>');
    await page.addStyleTag({ content: 'main { position: absolute; left: 300px; top: 60px }' });
    await page.evaluate(write, MAIL);
    const frame = await frameWith(page, ID);
    await clickId(page, ID, frame);
    const card = await (await (await cardFrame(page)).frameElement()).boundingBox();
    const id = await frame.locator('p').boundingBox();
    if (!card || !id) throw new Error('no card or no ID');
    expect(card.y).toBeGreaterThan(id.y + id.height);
    expect(card.x - id.x).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expectNoCard(page);
  });
}
