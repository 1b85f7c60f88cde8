import type { Page } from '@playwright/test';
import { cardFrame, clickId, expect, expectHighlighted, test } from '../support/fixtures.ts';
import { ID, insert, LINES } from './editors-page.ts';

/** Editors that change when they get the focus. */

/** What the editor contains, with line ends and spaces alike. */
const contentOf = (page: Page): Promise<string> =>
  page.locator('#editor').evaluate((editor) => {
    const text = editor instanceof HTMLTextAreaElement ? editor.value : (editor as HTMLElement).innerText;
    return text.replace(/\s+/g, ' ').trim();
  });

const REPLY = LINES.join(' ');
const FIELD = '<textarea id="editor" rows="6" cols="60"></textarea>';
const EDITABLE = '<div id="editor" contenteditable style="width: 500px; min-height: 60px"></div>';

/** What editors do with the focus. */
const HABITS: Record<string, string> = {
  'selects all': 'getSelection().selectAllChildren(editor); if (editor.select) editor.select()',
  'selects all a moment later':
    'setTimeout(() => { getSelection().selectAllChildren(editor); if (editor.select) editor.select() }, 20)',
  'moves the caret to the end':
    'if (editor.select) editor.setSelectionRange(999, 999); else getSelection().selectAllChildren(editor), getSelection().collapseToEnd()',
};

for (const [name, act] of Object.entries(HABITS))
  for (const [kind, html] of Object.entries({ field: FIELD, 'rich editor': EDITABLE }))
    test(`a reply keeps the draft and the caret in a ${kind} that ${name} when it gets the focus`, async ({
      openHtml,
      sharedBrowser,
    }) => {
      const page = await openHtml(`<p>${ID}</p>${html}
        <script>const editor = document.querySelector('#editor'); editor.addEventListener('focus', () => { ${act} })</script>`);
      await page.locator('#editor').click();
      await page.waitForTimeout(50);
      await page.keyboard.press('End');
      await page.keyboard.type('Hello world');
      for (let left = 5; left > 0; left--) await page.keyboard.press('ArrowLeft');
      await clickId(page, ID);
      await cardFrame(page);
      expect(await insert(sharedBrowser)).toBe('landed');
      expect(await contentOf(page)).toBe(`Hello ${REPLY}world`);
      await page.keyboard.press('Control+z');
      expect(await contentOf(page)).toBe('Hello world');
    });

test('a reply does not replace the draft of an editor that nobody has used and that selects all', async ({
  openHtml,
  sharedBrowser,
}) => {
  const page = await openHtml(`<p>${ID}</p>${EDITABLE.replace('></div>', '>Draft.</div>')}
    <script>editor.addEventListener('focus', () => getSelection().selectAllChildren(editor))</script>`);
  await expectHighlighted(page, ID);
  expect(await insert(sharedBrowser)).toBe('landed');
  expect(await contentOf(page)).toBe(`Draft.${REPLY}`);
});

for (const [name, becomes] of Object.entries({ field: FIELD, 'rich editor': EDITABLE }))
  test(`a reply goes into the ${name} that replaces a line when the line gets the focus`, async ({
    openHtml,
    sharedBrowser,
  }) => {
    const page = await openHtml(`<p>${ID}</p>
      <div><textarea id="line" rows="1" cols="60" placeholder="Reply…"></textarea></div>
      <script>
        line.addEventListener('focus', () => setTimeout(() => {
          line.parentElement.innerHTML = ${JSON.stringify(becomes)};
          document.querySelector('#editor').focus();
        }, 30));
      </script>`);
    await expectHighlighted(page, ID);
    expect(await insert(sharedBrowser)).toBe('landed');
    expect(await contentOf(page)).toBe(REPLY);
  });
