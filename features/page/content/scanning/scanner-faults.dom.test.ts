import { expect, onTestFinished, test, vi } from 'vitest';
import { bulkId } from '../../../../dev/sample-ids.ts';
import {
  $,
  detection,
  expectFound,
  scan,
  settle,
  setUpScannedPage,
  startScanner,
} from '../../../../tests/fakes/scanned-page.ts';

setUpScannedPage();

const [BEFORE, INSIDE, AFTER] = [bulkId(1), bulkId(2), bulkId(3)];
const LINES = '<p>Line</p>'.repeat(20);
const parcel = (id: string) => `<p>Parcel ${id}</p>`;

/** Makes an element fail, whatever is read of it, as Firefox does for objects of a document that is gone. */
function breakElement(selector: string): void {
  const get = () => {
    throw new TypeError("can't access dead object");
  };
  const element = $(selector);
  Object.defineProperty(element, 'localName', { get, configurable: true });
  // The DOM of unit tests reads it when it removes the element.
  onTestFinished(() => void Reflect.deleteProperty(element, 'localName'));
}

/** Failures that appear in the console, as unhandled rejections. Vitest would count them as its own. */
const watchFailures = () => vi.spyOn(Promise, 'reject').mockResolvedValue(undefined as never);

/** Where an element can be that fails. */
const PAGES: Record<string, string> = {
  'in a page that is walked through': `${LINES}${parcel(BEFORE)}<div id="faulty">Parcel ${INSIDE}</div>${parcel(AFTER)}`,
  'in a block that is read whole': `${parcel(BEFORE)}<div>Parcel ${INSIDE}<i id="faulty"></i></div>${parcel(AFTER)}`,
  'in a table': `<table><tr><td>${parcel(BEFORE)}</td><td id="faulty">${INSIDE}</td><td>${parcel(AFTER)}</td></tr></table>`,
  'as the first of a long list': `${parcel(BEFORE)}<ul><li id="faulty">x</li>${'<li>x</li>'.repeat(300)}<li>${AFTER}</li></ul>`,
};

test.each(Object.entries(PAGES))('finds the IDs around an element that fails: %s', async (_, html) => {
  const failures = watchFailures();
  // The DOM of unit tests has no XPath.
  vi.stubGlobal('XPathResult', { BOOLEAN_TYPE: 3 });
  Object.assign(document, { evaluate: () => ({ booleanValue: false }) });
  document.body.innerHTML = html;
  breakElement('#faulty');
  await settle(startScanner());
  const found = detection.found();
  expect(found).toContain(`${BEFORE}: ${BEFORE}`);
  expect(found).toContain(`${AFTER}: ${AFTER}`);
  expect(failures).toHaveBeenCalled();
});

test('finds what is added together with an element that fails', async () => {
  const failures = watchFailures();
  scan(`${LINES}${parcel(BEFORE)}`);
  await expectFound(BEFORE);
  document.body.insertAdjacentHTML('beforeend', '<div id="faulty"></div>');
  document.body.insertAdjacentHTML('beforeend', parcel(AFTER));
  breakElement('#faulty');
  await expectFound(BEFORE, AFTER);
  expect(failures).toHaveBeenCalledOnce();
});
