import { expect, test } from 'vitest';
import { detection, scan, settle, setUpScannedPage } from '../../../tests/fakes/scanned-page.ts';
import { PAGE_FRAGMENTS } from '../../../tests/fixtures/page-fragments.ts';

setUpScannedPage();

/** In one list, there would be so many that only those in view are searched. */
const TOGETHER = Math.ceil(PAGE_FRAGMENTS.length / 4);

test('finds the IDs of shops, helpdesks, mails and lists, and few other numbers', async () => {
  const fragments = PAGE_FRAGMENTS.map(({ html }, index) => {
    const edge = index > 0 && index % TOGETHER === 0 ? '</div><div>' : '';
    return `${edge}<section data-fragment>${html}</section>`;
  });
  await settle(scan(`<div>${fragments.join('')}</div>`));
  const found = PAGE_FRAGMENTS.map((): string[] => []);
  const sections = [...document.querySelectorAll('[data-fragment]')];
  for (const element of detection.index.elements())
    for (const { start, end } of detection.index.occurrencesOf(element)) {
      const range = document.createRange();
      range.setStart(start.node, start.offset);
      range.setEnd(end.node, end.offset);
      found[sections.findIndex((section) => section.contains(element))]?.push(`${range}`);
    }
  const named = PAGE_FRAGMENTS.map(({ title }, index) => ({ title, found: found[index]?.sort() }));
  expect(named).toEqual(PAGE_FRAGMENTS.map(({ title, found: expected }) => ({ title, found: expected })));
});
