import { bulkId } from '../../../dev/sample-ids.ts';
import { expectHighlighted, expectOnlyHighlighted, test } from '../support/fixtures.ts';

/** Assembles a message inside the page, from the outside in. */
function compose(id: string): void {
  const article = document.createElement('article');
  document.querySelector('main')?.append(article);
  const paragraph = document.createElement('p');
  article.append(paragraph);
  paragraph.append(`Parcel ${id}`);
}

test('reads a message once when it is assembled inside the page', async ({ openHtml }) => {
  const page = await openHtml('<main></main>');
  await page.evaluate(compose, bulkId(1));
  await expectOnlyHighlighted(page, [bulkId(1)]);
});

test('follows text changes of a message that was assembled inside the page', async ({ openHtml }) => {
  const page = await openHtml('<main></main>');
  await page.evaluate(compose, bulkId(1));
  await expectHighlighted(page, bulkId(1));
  await page.evaluate((id) => {
    const text = document.querySelector('p')?.firstChild;
    if (text) text.nodeValue = `The parcel of Robin is ${id}`;
  }, bulkId(2));
  await expectOnlyHighlighted(page, [bulkId(2)]);
});

test('reads a mail once when document.write puts it into a frame', async ({ openHtml }) => {
  const page = await openHtml('<iframe></iframe>');
  await page.evaluate(
    (html) => {
      const inside = document.querySelector('iframe')?.contentDocument;
      inside?.open();
      inside?.write(html);
      inside?.close();
    },
    `<p>Parcel ${bulkId(1)}</p>`,
  );
  const frame = page.frames()[1];
  if (!frame) throw new Error('no frame');
  await expectOnlyHighlighted(frame, [bulkId(1)]);
});

test('highlights the right text when a block inside an inline element of a long list changes', async ({
  openHtml,
}) => {
  const rows = Array.from({ length: 20 }, (_, index) => `<a><div>Parcel ${bulkId(index)}</div></a>`);
  const page = await openHtml(rows.join(''));
  await expectOnlyHighlighted(
    page,
    rows.map((_, index) => bulkId(index)),
  );
  await page.evaluate((id) => {
    const text = document.querySelectorAll('a div')[3]?.firstChild;
    if (text) text.nodeValue = `The parcel of Robin is ${id}`;
  }, bulkId(50));
  await expectOnlyHighlighted(page, [
    ...rows.map((_, index) => bulkId(index)).filter((_, index) => index !== 3),
    bulkId(50),
  ]);
});
