import { afterEach, expect, test, vi } from 'vitest';
import { bulkId } from '../../../../dev/sample-ids.ts';
import {
  $,
  detection,
  expectFound,
  life,
  scan,
  settle,
  setUpScannedPage,
  startScanner,
} from '../../../../tests/fakes/scanned-page.ts';

setUpScannedPage();

const ID = bulkId(1);
const OTHER = bulkId(2);

/** Holds back the detector. @returns a function that lets it load */
function holdLoading(): () => void {
  let load = (): void => undefined;
  detection.loading = new Promise((resolve) => {
    load = resolve;
  });
  return load;
}

afterEach(() => {
  life.abort();
  for (const name of ['contenteditable', 'role']) document.body.removeAttribute(name);
  Reflect.deleteProperty(document, 'designMode');
});

/** Ways to make an element editable. */
const EDITING: Record<string, (element: Element) => void> = {
  contenteditable: (element) => element.setAttribute('contenteditable', 'true'),
  'an empty contenteditable': (element) => element.setAttribute('contenteditable', ''),
  'the role of a text box': (element) => element.setAttribute('role', 'textbox'),
  'the role of a search box': (element) => element.setAttribute('role', 'searchbox'),
};
/** Where a draft with an ID can be: read whole, walked through, or in line with text around it. */
const DRAFTS: Record<string, string> = {
  'the body': `<p>Draft ${ID}</p>`,
  'a page of many blocks': `${'<p>Line</p>'.repeat(20)}<p>Draft ${ID}</p>`,
  'a block': `<p id="target">Draft ${ID}</p>`,
  'a part of a text': `<div>And ${OTHER}? <p id="target">Draft ${ID}</p></div>`,
  'a word of a line': `<p>And ${OTHER}? <span id="target">Draft ${ID}</span></p>`,
  'a word of a page': `${'<p>Line</p>'.repeat(20)} And ${OTHER}? <span id="target">Draft ${ID}</span>`,
};

const targetOf = (html: string): Element => (html.includes('target') ? $('#target') : document.body);

for (const [way, edit] of Object.entries(EDITING))
  for (const [place, html] of Object.entries(DRAFTS)) {
    const others = html.includes(OTHER) ? [OTHER] : [];

    test(`drops the ID of ${place} at once when it becomes an editor by ${way}`, async () => {
      const scanner = scan(html);
      await expectFound(ID, ...others);
      edit(targetOf(html));
      // Mutation observers report in a microtask.
      await Promise.resolve();
      expect(detection.found().join()).not.toContain(ID);
      await scanner.readAll();
      await expectFound(...others);
    });

    test(`finds no ID in ${place} that becomes an editor by ${way} while the detector loads`, async () => {
      const load = holdLoading();
      const scanner = scan(html);
      await vi.waitFor(() => expect(detection.loads).toBe(1), { interval: 5 });
      edit(targetOf(html));
      load();
      await settle(scanner);
      await expectFound(...others);
    });
  }

test('drops the ID in a shadow root at once when an element around it becomes an editor', async () => {
  document.body.innerHTML = '<section></section>';
  const host = document.createElement('x-message');
  host.attachShadow({ mode: 'open' }).innerHTML = `<p>Where is ${ID}?</p>`;
  $('section').append(host);
  startScanner();
  await expectFound(ID);
  $('section').setAttribute('contenteditable', 'true');
  await Promise.resolve();
  expect(detection.found()).toEqual([]);
});

test('finds the ID again when its element is no longer a text box', async () => {
  const scanner = scan(`<div id="draft" role="textbox"><p>Draft ${ID}</p></div><p>And ${OTHER}?</p>`);
  await expectFound(OTHER);
  $('#draft').setAttribute('role', 'document');
  await expectFound(ID, OTHER);
  detection.prefiltered = [];
  $('#draft').setAttribute('role', 'group');
  await scanner.readAll();
  expect(detection.prefiltered).toEqual([]);
});

test('finds no ID in a document that is in design mode when the detector has been loaded', async () => {
  const load = holdLoading();
  const scanner = scan(`<p>Draft ${ID}</p>`);
  await vi.waitFor(() => expect(detection.loads).toBe(1), { interval: 5 });
  Object.defineProperty(document, 'designMode', { value: 'on', configurable: true });
  load();
  await settle(scanner);
  expect(detection.found()).toEqual([]);
});
