import { bulkId, SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { expect, expectHighlighted, expectOnlyHighlighted, test } from '../support/fixtures.ts';

const ID = SAMPLE_IDS.deliveredWithProof;

/** Editors in their own documents, as in Salesforce, Zoho and older consoles. */
const EDITOR_DOCUMENTS = {
  'an editable body': `<body contenteditable="true"><p>Draft ${ID}</p></body>`,
  'an editable body of a role': `<body role="textbox"><p>Draft ${ID}</p></body>`,
  'design mode': `<script>document.designMode = 'on'</script><p>Draft ${ID}</p>`,
};

for (const [name, html] of Object.entries(EDITOR_DOCUMENTS)) {
  test(`highlights nothing in an editor frame: ${name}`, async ({ openHtml }) => {
    const page = await openHtml(`<p>Thread ${bulkId(1)}</p>`);
    await page.evaluate((srcdoc) => {
      for (const content of [srcdoc, '<p>Beside ABCD1234568009</p>']) {
        const frame = document.createElement('iframe');
        frame.srcdoc = content;
        document.body.append(frame);
      }
    }, html);
    await expect.poll(() => page.frames().length).toBe(3);
    const [, editor, beside] = page.frames();
    if (!editor || !beside) throw new Error('no frames');
    await expectHighlighted(beside, 'ABCD1234568009');
    await editor.evaluate((id) => document.body.append(`And ${id}`), bulkId(2));
    await beside.evaluate((id) => document.body.append(`And ${id}`), bulkId(2));
    await expectHighlighted(beside, bulkId(2));
    await expectOnlyHighlighted(editor, []);
  });
}

test('does not highlight a message while it is editable', async ({ openHtml }) => {
  const page = await openHtml(`<p id="note">Note ${ID}</p><p>Thread ${bulkId(1)}</p>`);
  await expectOnlyHighlighted(page, [ID, bulkId(1)]);
  await page.evaluate(() => document.querySelector('#note')?.setAttribute('contenteditable', 'true'));
  await expectOnlyHighlighted(page, [bulkId(1)]);
  await page.evaluate(() => document.querySelector('#note')?.removeAttribute('contenteditable'));
  await expectOnlyHighlighted(page, [ID, bulkId(1)]);
});

for (const field of ['<input>', '<textarea></textarea>', '<select></select>', '<iframe></iframe>']) {
  test(`ends a word at ${field}`, async ({ openHtml }) => {
    const page = await openHtml(`<p>ABCD12${field}34567890</p><p>And ${bulkId(1)}</p>`);
    await expectOnlyHighlighted(page, [bulkId(1)]);
  });
}
