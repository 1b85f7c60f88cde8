import { expect, test } from 'vitest';
import { bulkId } from '../../../../dev/sample-ids.ts';
import { detection, settle, setUpScannedPage, startScanner } from '../../../../tests/fakes/scanned-page.ts';

setUpScannedPage();

/** Replaces a property of each form by its first field, as browsers do if the field has this name. */
function replace(name: string): void {
  for (const form of document.querySelectorAll('form')) {
    const value = form.querySelector('input');
    Object.defineProperty(form, name, { value, configurable: true });
  }
}

const LINES = '<p>Line</p>'.repeat(20);
const FIELD = '<input>';
/** A form in a large block, one that is large itself, one in a small block, and one with an empty text. */
const PAGE = `
  ${LINES}
  <form>Parcel ${bulkId(1)} ${FIELD}<p>Parcel ${bulkId(2)}</p></form>
  Parcel ${bulkId(3)}
  <form>Parcel ${bulkId(4)} ${FIELD} ${LINES} <p>Parcel ${bulkId(5)}</p></form>
  <div><form>Parcel ${bulkId(6)} ${FIELD}</form><p>Parcel ${bulkId(7)}</p></div>
  <form>${FIELD}</form>
  <p>Parcel ${bulkId(8)}</p>`;
const IDS = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => bulkId(number));

// tests/e2e/trust/clobbering.spec.ts has all names that a browser knows. Some of them break the DOM of unit tests itself.
test.each([
  'children',
  'closest',
  'contains',
  'firstChild',
  'firstElementChild',
  'getBoundingClientRect',
  'getElementsByTagName',
  'getRootNode',
  'isConnected',
  'localName',
  'matches',
  'nextSibling',
  'nodeType',
  'ownerDocument',
  'parentNode',
  'previousSibling',
  'querySelector',
  'querySelectorAll',
  'textContent',
])('finds all IDs, and ends, in forms with a field named %s', async (name) => {
  document.body.innerHTML = PAGE;
  replace(name);
  await settle(startScanner());
  // The DOM of unit tests reads these properties itself, without end.
  for (const form of document.querySelectorAll('form')) Reflect.deleteProperty(form, name);
  expect(detection.found()).toEqual(IDS.map((id) => `${id}: ${id}`).sort());
});
