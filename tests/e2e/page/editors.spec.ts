import type { Page } from '@playwright/test';
import { bulkId, SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { drawFrames, expect, expectHighlighted, expectOnlyHighlighted, test } from '../support/fixtures.ts';

const ID = SAMPLE_IDS.deliveredWithProof;

test('highlights nothing in editors and fields of any kind', async ({ openHtml }) => {
  const page = await openHtml(`
    <div contenteditable><p>An empty attribute ${ID}</p></div>
    <div contenteditable="plaintext-only">Plain text only ${ID}</div>
    <div contenteditable="true"><blockquote contenteditable="false">A quote in the draft ${ID}</blockquote></div>
    <div contenteditable="true"><table><tr><th>Tracking</th></tr><tr><td>${ID}</td></tr></table></div>
    <div role="textbox" aria-multiline="true"><ul><li><b>ABCD12</b>34567890</li></ul></div>
    <div role="searchbox">${ID}</div>
    <input value="${ID}"><input type="search" placeholder="${ID}"><textarea>${ID}</textarea>
    <select><option>${ID}</option></select><label>Search<input list="ids"></label><datalist id="ids"><option value="${ID}"></datalist>
    <p>In a line <span contenteditable="true">Tracking number ${ID}</span> of text</p>
    <p contenteditable="false">Not an editor: ${bulkId(1)}</p><p contenteditable="False">${bulkId(2)}</p>
    <div role="textbox" contenteditable="false"><p>A message in an editor that only shows it: ${bulkId(3)}</p></div>`);
  await expectOnlyHighlighted(page, [bulkId(1), bulkId(2), bulkId(3)]);
  await page.evaluate(() =>
    document.querySelector('[role="textbox"]:last-child')?.setAttribute('contenteditable', 'true'),
  );
  await expectOnlyHighlighted(page, [bulkId(1), bulkId(2)]);
});

/** Code editors, with the field in which one types beside the text, as each draws it. */
const CODE_EDITORS: Record<string, (field: string, text: string) => string> = {
  Monaco: (field, text) => {
    const state = field === 'readonly' ? 'none' : 'both';
    return `<div class="monaco-editor" role="code"><div><div role="textbox" aria-autocomplete="${state}"></div>
      <textarea class="ime-text-area" readonly></textarea><div><p>${text}</p></div></div></div>`;
  },
  'an older Monaco': (field, text) => {
    const state = field === 'readonly' ? 'none' : 'both';
    return `<div class="monaco-editor"><div><div><p>${text}</p></div><textarea aria-autocomplete="${state}"></textarea></div></div>`;
  },
  Ace: (field, text) =>
    `<div class="ace_editor"><textarea ${field}></textarea><div><p>${text}</p></div></div>`,
  'CodeMirror 5': (field, text) =>
    `<div class="CodeMirror"><div><textarea ${field}></textarea></div><div><pre>${text}</pre></div></div>`,
  'CodeMirror 6': (field, text) =>
    `<div role="textbox" contenteditable="true" ${field && 'aria-readonly="true"'}><p>${text}</p></div>`,
};

for (const [name, draw] of Object.entries(CODE_EDITORS))
  test(`highlights IDs in ${name} only if it shows a text`, async ({ openHtml }) => {
    const page = await openHtml(`<p>Beside ${bulkId(1)}</p>
      <div>${draw('', `Parcel ${ID}`)}</div><div>${draw('readonly', `Parcel ${bulkId(2)}`)}</div>`);
    await expectOnlyHighlighted(page, [bulkId(1), bulkId(2)]);
    await page.evaluate((id) => {
      for (const line of document.querySelectorAll('div p, div pre')) line.textContent += ` and ${id}`;
    }, bulkId(3));
    await expectOnlyHighlighted(page, [bulkId(1), bulkId(2), bulkId(3)]);
  });

test('does not highlight a text that can be edited after all', async ({ openHtml }) => {
  const page = await openHtml(
    `<p>Beside ${bulkId(1)}</p><div contenteditable="true" aria-readonly="true">Parcel ${ID}</div>`,
  );
  await expectOnlyHighlighted(page, [bulkId(1), ID]);
  await page.evaluate(() => document.querySelector('div')?.removeAttribute('aria-readonly'));
  await expectOnlyHighlighted(page, [bulkId(1)]);
});

declare global {
  interface Window {
    selections: number;
    changes: string[];
  }
}

/** Counts changes of the selection and of the document, which would disturb typing. */
async function watchComposer(page: Page): Promise<void> {
  // Events of earlier typing are dispatched with the next frame.
  await drawFrames(page, 2);
  await page.evaluate(() => {
    window.selections = 0;
    window.changes = [];
    document.addEventListener('selectionchange', () => {
      window.selections += 1;
    });
    const composer = document.querySelector('#composer');
    if (!composer) throw new Error('no composer');
    for (const type of ['focus', 'blur', 'beforeinput', 'input']) {
      composer.addEventListener(type, () => window.changes.push(type));
    }
    new MutationObserver((records) => window.changes.push(...records.map(({ type }) => type))).observe(
      composer,
      { subtree: true, childList: true, characterData: true, attributes: true },
    );
  });
}

const caret = (page: Page) =>
  page.evaluate(() => {
    const selection = getSelection();
    return [selection?.anchorNode?.textContent, selection?.anchorOffset, selection?.isCollapsed];
  });

test('does not move the caret of a composer while IDs change elsewhere', async ({ openHtml }) => {
  const page = await openHtml(`
    <ul id="thread"><li>First ${bulkId(0)}</li></ul>
    <div id="composer" contenteditable="true"><p>Dear Robin, your parcel ${ID} is</p></div>`);
  await expectHighlighted(page, bulkId(0));
  await page.locator('#composer').click();
  await page.keyboard.press('Home');
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight');
  const before = ['Dear Robin, your parcel ABCD1234567890 is', 5, true];
  await expect.poll(() => caret(page)).toEqual(before);
  await watchComposer(page);

  await page.evaluate(
    ([pasted, streamed]) => {
      const thread = document.querySelector('#thread');
      thread?.insertAdjacentHTML('beforeend', `<li>Pasted <b>${pasted}</b></li>`);
      const line = new Text('Tracking number ');
      thread?.appendChild(document.createElement('li')).append(line);
      const letters = [...streamed];
      window.step = () => {
        line.appendData(letters.shift() ?? '');
        return [];
      };
      return new Promise<void>((resolve) => {
        const stream = () => {
          window.step(0);
          if (letters.length === 0) resolve();
          else requestAnimationFrame(stream);
        };
        stream();
      });
    },
    [bulkId(1), bulkId(2)] as const,
  );
  await expectOnlyHighlighted(page, [bulkId(0), bulkId(1), bulkId(2)]);
  await page.evaluate(() => document.querySelector('#thread li')?.remove());
  await expectOnlyHighlighted(page, [bulkId(1), bulkId(2)]);

  expect(await caret(page)).toEqual(before);
  expect(await page.evaluate(() => window.selections)).toBe(0);
  expect(await page.evaluate(() => window.changes)).toEqual([]);
  await page.keyboard.type('!');
  expect(await page.locator('#composer').innerText()).toBe('Dear !Robin, your parcel ABCD1234567890 is');
});

for (const editor of [
  '<div id="composer" contenteditable="true"></div>',
  '<textarea id="composer"></textarea>',
]) {
  test(`does not change or highlight IDs typed and pasted into ${editor.slice(1, 9).trim()}`, async ({
    openHtml,
  }) => {
    const page = await openHtml(`<p>Thread ${bulkId(0)}</p><input id="source" value="${ID}">${editor}`);
    await expectHighlighted(page, bulkId(0));
    await page.locator('#source').click();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Control+C');
    await page.locator('#composer').click();
    await page.keyboard.type(`Typed ${bulkId(1)}, pasted `);
    await page.keyboard.press('Control+V');
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('Re: ');
    const text = await page
      .locator('#composer')
      .evaluate((composer) => ('value' in composer ? composer.value : composer.textContent));
    expect(String(text).replaceAll('\u00a0', ' ')).toBe(`Re: Typed ${bulkId(1)}, pasted ${ID}`);
    await page.evaluate((id) => document.querySelector('p')?.append(` and ${id}`), bulkId(2));
    await expectOnlyHighlighted(page, [bulkId(0), bulkId(2)]);
  });
}
