import { expect, test } from 'vitest';
import { bulkId } from '../../../../dev/sample-ids.ts';
import {
  $,
  detection,
  expectFound,
  scan,
  settle,
  setUpScannedPage,
} from '../../../../tests/fakes/scanned-page.ts';

setUpScannedPage();

const IDS = [bulkId(1), bulkId(2), bulkId(3)];
const LINE = 'On Monday, 4711 of them wrote about order 99881.';

for (const [name, text] of Object.entries({
  lines: IDS.map((id) => `${`${LINE}\n`.repeat(2_000)}Parcel ${id}\n`).join(''),
  'one line': IDS.map((id) => `${`${LINE} `.repeat(2_000)}Parcel ${id} `).join(''),
}))
  for (const tag of ['pre', 'pre><code', 'div><p>A log:</p><span'])
    test(`searches a long text of ${name} in <${tag}> in parts`, async () => {
      const texts: string[] = [];
      const { occurrencesIn } = detection;
      detection.occurrencesIn = (run, element) => {
        texts.push(run.text);
        return occurrencesIn(run, element);
      };
      const scanner = scan(`<${tag}>${text}`);
      await settle(scanner);
      await expectFound(...IDS);
      expect(Math.max(...texts.map(({ length }) => length))).toBeLessThan(10_000);
    });

test('finds the other IDs of a long text again when one is removed', async () => {
  const scanner = scan(
    `<div>${IDS.map((id) => `Parcel ${id}<br>`).join('')}${'<br>'.repeat(20)}</div>${'<p></p>'.repeat(20)}`,
  );
  await settle(scanner);
  $('div').firstChild?.remove();
  await expectFound(bulkId(2), bulkId(3));
});
