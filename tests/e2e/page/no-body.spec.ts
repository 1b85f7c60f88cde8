import { bulkId } from '../../../dev/sample-ids.ts';
import { expect, expectHighlighted, expectOnlyHighlighted, test } from '../support/fixtures.ts';
import { expectIdButton, expectNoIdButton } from '../support/id-button.ts';

const whenParsed = (action: string) =>
  `<p>${bulkId(9)}</p><script>addEventListener('DOMContentLoaded', () => { ${action} })</script>`;

/** Documents without a body, or that lose it. The fixtures of all tests fail if Waybill logs an error in a page. */
const DOCUMENTS = {
  'a frameset': '<frameset><frame></frameset>',
  'no body': whenParsed('document.body.remove()'),
  'no root': whenParsed('document.documentElement.remove()'),
  'a frameset instead of a body': whenParsed("document.body.replaceWith(document.createElement('frameset'))"),
  'a document that is being opened': whenParsed('document.open()'),
  'a body that goes at once': whenParsed('setTimeout(() => document.body.remove())'),
  'a body that goes in the next frame': whenParsed('requestAnimationFrame(() => document.body.remove())'),
  'a body that goes soon': whenParsed('setTimeout(() => document.body.remove(), 20)'),
  'a root that goes soon': whenParsed('setTimeout(() => document.documentElement.remove(), 20)'),
  'a document that is opened soon': whenParsed('setTimeout(() => document.open(), 20)'),
};

test('logs no error in documents without a body, and finds what they show later', async ({ openHtml }) => {
  const page = await openHtml(`<p>Thread ${bulkId(1)}</p>`);
  await page.evaluate((documents) => {
    for (const srcdoc of documents)
      document.body.append(
        Object.assign(document.createElement('iframe'), { srcdoc, width: 200, height: 30 }),
      );
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><text y="10">ABCD1234567890</text></svg>';
    const src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    document.body.append(Object.assign(document.createElement('iframe'), { src, width: 200, height: 30 }));
  }, Object.values(DOCUMENTS));
  const hasBody = () =>
    page.evaluate(
      (count) =>
        [...document.querySelectorAll('iframe')]
          .slice(0, count)
          .filter(({ contentDocument }) => contentDocument?.body?.localName === 'body').length,
      Object.keys(DOCUMENTS).length,
    );
  await expect.poll(hasBody).toBe(0);
  const frames = page.frames().filter((frame) => frame.parentFrame() === page.mainFrame());
  const written = frames.slice(0, Object.keys(DOCUMENTS).length);
  for (const [index, frame] of written.entries()) {
    await frame.evaluate(
      (id) => {
        document.open();
        document.write(`<p>Mail ${id}</p>`);
        document.close();
      },
      bulkId(10 + index),
    );
    await expectHighlighted(frame, bulkId(10 + index));
  }
});

test('logs no error when a page replaces its body, and finds the IDs of the next one', async ({
  openHtml,
}) => {
  const page = await openHtml(`<p>Thread ${bulkId(1)}</p>`);
  await expectOnlyHighlighted(page, [bulkId(1)]);
  await page.evaluate(() => document.body.remove());
  await expectOnlyHighlighted(page, []);
  await page.evaluate((id) => {
    document.documentElement.append(document.createElement('body'));
    document.body.innerHTML = `<p>Thread ${id}</p>`;
  }, bulkId(2));
  await expectOnlyHighlighted(page, [bulkId(2)]);
});

test('logs no error when an ID is shortened while its button is shown', async ({ openHtml }) => {
  const page = await openHtml(`<p><a href="#">${bulkId(1)}</a> and ${bulkId(2)}</p>`);
  await expectOnlyHighlighted(page, [bulkId(1), bulkId(2)]);
  await page.locator('a').hover();
  await expectIdButton(page);
  await page.evaluate(() => {
    const text = document.querySelector('a')?.firstChild;
    if (text) text.nodeValue = 'None';
  });
  await expectOnlyHighlighted(page, [bulkId(2)]);
  await expectNoIdButton(page);
});
