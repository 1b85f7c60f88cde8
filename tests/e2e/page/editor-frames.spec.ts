import type { Frame, Page } from '@playwright/test';
import { bulkId } from '../../../dev/sample-ids.ts';
import {
  expect,
  expectHighlighted,
  expectNoCard,
  expectOnlyHighlighted,
  openPopupOver,
  test,
} from '../support/fixtures.ts';

/** Milliseconds from writing a frame to turning it into an editor, as rich-text editors do. */
const DELAYS = [0, 10, 20, 35, 60];
/** Turn a document that a script has written into an editor. */
const EDITING = {
  contenteditable: (inside: Document) => inside.body.setAttribute('contenteditable', 'true'),
  designMode: (inside: Document) => {
    inside.designMode = 'on';
  },
  'a role': (inside: Document) => inside.body.setAttribute('role', 'textbox'),
  'its root': (inside: Document) => inside.documentElement.setAttribute('contenteditable', 'true'),
};

/** Each editor frame has a draft with an ID of its own. */
const draftId = (frame: number): string => bulkId(10 + frame);

interface NewFrame {
  text: string;
  /** The source of the function that makes it an editor. */
  edit: string;
  delay: number;
}

/** Adds frames, writes a text into each, and makes each an editor after its delay. */
function writeFrames(frames: readonly NewFrame[]): void {
  for (const { text, edit, delay } of frames) {
    const frame = document.body.appendChild(document.createElement('iframe'));
    frame.style.cssText = 'display: inline-block; width: 300px; height: 40px';
    const inside = frame.contentDocument as Document;
    inside.open();
    inside.write(`<body style="margin: 0">${text}</body>`);
    inside.close();
    setTimeout(() => new Function('inside', `(${edit})(inside)`)(inside), delay);
  }
}

/** The number of highlights in a frame. */
const countHighlights = (frame: Frame): Promise<number> =>
  frame.evaluate(() => [...CSS.highlights.values()].reduce((count, { size }) => count + size, 0));

async function expectNothingFoundIn(page: Page, frames: readonly Frame[]): Promise<void> {
  await expect.poll(async () => (await Promise.all(frames.map(countHighlights))).filter(Boolean)).toEqual([]);
  for (const frame of frames) {
    const box = await (await frame.frameElement()).boundingBox();
    if (!box) throw new Error('The frame has no box.');
    await page.mouse.click(box.x + 60, box.y + 10);
  }
  await expectNoCard(page);
}

test('finds nothing in frames that become editors after a script has written them', async ({
  openHtml,
  sharedBrowser,
}) => {
  const page = await openHtml(`<p>Thread ${bulkId(1)}</p>`);
  await expectHighlighted(page, bulkId(1));
  const editors = Object.values(EDITING).flatMap((edit) =>
    DELAYS.map((delay) => ({ edit: String(edit), delay })),
  );
  const frames = editors.map((editor, index) => ({ ...editor, text: `<p>Draft ${draftId(index)}</p>` }));
  await page.evaluate(writeFrames, frames);
  const drafts = page.frames().slice(1);
  expect(drafts).toHaveLength(frames.length);
  // Waits for the last of them, and for a frame that was written after all of them.
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll('iframe')].every(({ contentDocument }) =>
          contentDocument?.documentElement.matches(':read-write, :has([contenteditable], [role])'),
        ),
      ),
    )
    .toBe(true);
  await page.evaluate(writeFrames, [{ text: `<p>Mail ${bulkId(2)}</p>`, edit: '() => undefined', delay: 0 }]);
  const mail = page.frames().at(-1);
  if (!mail) throw new Error('no mail');
  await expectHighlighted(mail, bulkId(2));
  await expectNothingFoundIn(page, drafts);
  const popup = await openPopupOver(page, sharedBrowser);
  const listed = async () => (await popup.locator('.id-row-id').allTextContents()).sort();
  await expect.poll(listed).toEqual([bulkId(1), bulkId(2)]);
  await popup.close();
});

test('drops the highlights of written frames that become editors, and finds them again afterwards', async ({
  openHtml,
}) => {
  const page = await openHtml(`<p>Thread ${bulkId(1)}</p>`);
  await page.evaluate(
    writeFrames,
    Object.values(EDITING).map((_, index) => ({
      text: `<p>Draft ${draftId(index)}</p>`,
      edit: '() => undefined',
      delay: 0,
    })),
  );
  const drafts = page.frames().slice(1);
  for (const [index, draft] of drafts.entries()) await expectOnlyHighlighted(draft, [draftId(index)]);
  const edit = (isOn: boolean) =>
    page.evaluate(
      ([sources, on]) => {
        for (const [index, { contentDocument: inside }] of [
          ...document.querySelectorAll('iframe'),
        ].entries()) {
          if (!inside) continue;
          if (on) new Function('inside', `(${sources[index]})(inside)`)(inside);
          else {
            inside.designMode = 'off';
            for (const part of [inside.body, inside.documentElement])
              for (const name of ['contenteditable', 'role']) part.removeAttribute(name);
          }
        }
      },
      [Object.values(EDITING).map(String), isOn] as const,
    );
  await edit(true);
  await expectNothingFoundIn(page, drafts);
  await edit(false);
  for (const [index, draft] of drafts.entries()) await expectOnlyHighlighted(draft, [draftId(index)]);
});

test('prints no highlights', async ({ openHtml }) => {
  const page = await openHtml(`<p>Thread ${bulkId(1)}</p>`);
  await expectHighlighted(page, bulkId(1));
  const look = () =>
    page.evaluate(() =>
      [
        'waybill-id',
        'waybill-delivered',
        'waybill-moving',
        'waybill-pickup',
        'waybill-late',
        'waybill-problem',
        'waybill-active',
      ].map((name) => {
        const { backgroundColor, textDecorationLine } = getComputedStyle(
          document.documentElement,
          `::highlight(${name})`,
        );
        return `${backgroundColor} ${textDecorationLine}`;
      }),
    );
  const paragraph = page.locator('p');
  expect(new Set(await look())).not.toContain('rgba(0, 0, 0, 0) none');
  const onScreen = await paragraph.screenshot();
  await page.emulateMedia({ media: 'print' });
  expect(new Set(await look())).toEqual(new Set(['rgba(0, 0, 0, 0) none']));
  const printed = await paragraph.screenshot();
  expect(printed.equals(onScreen)).toBe(false);
  await page.evaluate(() => CSS.highlights.clear());
  expect((await paragraph.screenshot()).equals(printed)).toBe(true);
});
