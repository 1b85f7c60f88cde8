import { collectErrors, expect, test } from '../support/fixtures.ts';
import { highlightsSeenByScripts } from '../support/hostile-page.ts';

/**
 * For every property of forms, a form with a field of this name, and two that have fields of all names: each holds an
 * ID directly, in a block, and after itself. The many of them make the page so large that it is walked through.
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
  const formOf = (fields: string[]): string => {
    const inputs = fields.map((name) => `<input name="${name}">`).join('');
    return `<form contenteditable="false">Parcel ${nextId()} ${inputs}<p>Parcel ${nextId()}</p></form>`;
  };
  const all = [...names];
  const forms = [...all.map((name) => [name]), all].map(
    (fields) => `${formOf(fields)}Parcel ${nextId()}<br>`,
  );
  document.body.innerHTML = `${forms.join('')}<div>${formOf(all)}</div>`;
  return ids;
}

test('finds and opens IDs in forms whose fields are named like what Waybill reads', async ({
  openHtml,
  platform: _platform,
}) => {
  const page = await openHtml('');
  const errors = collectErrors(page);
  const ids = await page.evaluate(addForms, 1_000_000_000);
  // Only IDs near the viewport are highlighted.
  await page.setViewportSize({ width: 1280, height: 20_000 });
  await expect
    .poll(async () => (await highlightsSeenByScripts(page)).sort(), { timeout: 30_000 })
    .toEqual(ids.sort());
  expect(errors).toEqual([]);
});
