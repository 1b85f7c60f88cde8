import { expect, test } from 'vitest';
import { detection, scan, settle, setUpScannedPage } from '../../../tests/fakes/scanned-page.ts';
import { PAGE_FRAGMENTS } from '../../../tests/fixtures/page-fragments.ts';

setUpScannedPage();

/** In one list, there would be so many that only those in view are searched. */
const HALF = PAGE_FRAGMENTS.length / 2;

test('finds the IDs of shops, helpdesks, mails and lists, and few other numbers', async () => {
  const fragments = PAGE_FRAGMENTS.map(({ html }) => `<section data-fragment>${html}</section>`);
  await settle(
    scan(`<div>${fragments.slice(0, HALF).join('')}</div><div>${fragments.slice(HALF).join('')}</div>`),
  );
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
