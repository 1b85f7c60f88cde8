import { bulkId } from '../../../dev/sample-ids.ts';
import { collectErrors, expect, test } from '../support/fixtures.ts';
import { highlightsSeenByScripts, openCardOf } from '../support/hostile-page.ts';

/**
 * For every property of forms, a form with a field of this name, and two that have fields of all names: each holds an
 * ID directly, in a block, and after itself. The many of them make the page so large that it is walked through. After
 * each, a form that is only a number, which may have a label, and has an ID in a shadow root.
 * @param first the number of the first ID
 * @returns the IDs
 */
function addForms(first: number): string[] {
  const names = new Set<string>();
  for (let owner: object = HTMLFormElement.prototype; owner; owner = Object.getPrototypeOf(owner))
    for (const name of Object.getOwnPropertyNames(owner)) names.add(name);
  const ids: string[] = [];
  const nextId = (): string => {
    const id = `ABCD${first + ids.length}`;
    ids.push(id);
    return id;
  };
  const inputs = (fields: string[]): string => fields.map((name) => `<input name="${name}">`).join('');
  const formOf = (fields: string[]): string =>
    `<form contenteditable="false">Parcel ${nextId()} ${inputs(fields)}<p>Parcel ${nextId()}</p></form>`;
  const numberOf = (fields: string[]): string => {
    const part = `<x-part><template shadowrootmode="open">Parcel ${nextId()}</template></x-part>`;
    return `<form contenteditable="false">12345678${inputs(fields)}${part}</form>`;
  };
  const all = [...names];
  const forms = [...all.map((name) => [name]), all].map(
    (fields) => `${formOf(fields)}Parcel ${nextId()}<br>${numberOf(fields)}`,
  );
  document.body.setHTMLUnsafe(`${forms.join('')}<div>${formOf(all)}</div>`);
  return ids;
}

test('finds IDs in forms whose fields are named like properties that Waybill reads', async ({ openHtml }) => {
  const page = await openHtml('');
  const errors = collectErrors(page);
  const ids = await page.evaluate(addForms, 1_000_000_000);
  // Only IDs near the viewport are highlighted.
  await page.setViewportSize({ width: 1280, height: 30_000 });
  await expect
    .poll(async () => (await highlightsSeenByScripts(page)).sort(), { timeout: 30_000 })
    .toEqual(ids.sort());
  expect(errors).toEqual([]);
});

test('opens an ID in a form that has fields of all these names', async ({ openHtml }) => {
  const page = await openHtml('');
  const errors = collectErrors(page);
  const ids = await page.evaluate(addForms, 1_000_000_000);
  const id = ids.at(-1) ?? '';
  // Only the last form stays.
  await page.evaluate(() => document.body.replaceChildren(document.body.lastElementChild ?? ''));
  await openCardOf(page, id);
  expect(errors).toEqual([]);
});

/** The names of all properties of documents, which elements of the page may have too. */
function namesInDocument(): string[] {
  const names = new Set<string>();
  for (let owner: object = HTMLDocument.prototype; owner; owner = Object.getPrototypeOf(owner))
    for (const name of Object.getOwnPropertyNames(owner)) names.add(name);
  return [...names];
}

// The page's own scripts get these elements instead; browsers keep them from those of extensions, unlike fields of forms.
test('finds and opens IDs in a page whose images and forms are named like properties of the document', async ({
  openHtml,
}) => {
  const names = await (await openHtml('')).evaluate(namesInDocument);
  const named = names.map((name, index) => `<${index % 2 ? 'img' : 'form'} name="${name}"></form>`);
  const page = await openHtml(`<p>Parcel ${bulkId(871)}</p>${named.join('')}`);
  const errors = collectErrors(page);
  expect(await page.evaluate(() => `${document.body} ${document.documentElement}`)).toMatch(
    /^(?:\[object HTML(?:Image|Form)Element\] ?){2}$/,
  );
  await openCardOf(page, bulkId(871));
  expect(errors).toEqual([]);
});
