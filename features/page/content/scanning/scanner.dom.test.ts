import { expect, test, vi } from 'vitest';
import { bulkId } from '../../../../dev/sample-ids.ts';
import {
  $,
  detection,
  expectFound,
  life,
  scan,
  settle,
  setUpScannedPage,
} from '../../../../tests/fakes/scanned-page.ts';
import { Scanner } from './scanner.ts';
import { whenLaidOut } from './when-laid-out.ts';

setUpScannedPage();

const ID = bulkId(1);
const OTHER = bulkId(2);

test('finds the ID of a block', async () => {
  scan(`<p>Where is ${ID}?</p>`);
  await expectFound(ID);
});

test('loads no detector for text without a candidate', async () => {
  const scanner = scan('<p>Where is my parcel? I paid 4711.</p>');
  await settle(scanner);
  expect(detection.loads).toBe(0);
});

test('finds an ID that is split across inline tags', async () => {
  const [head, tail] = [ID.slice(0, 6), ID.slice(6)];
  scan(`<p>Where is <b>${head}</b><i><u>${tail}</u></i>?</p>`);
  await vi.waitFor(() => expect(detection.found()).toEqual([`${ID}: ${ID}`]));
  const [occurrence] = detection.index.occurrencesOf($('p').parentElement as Element);
  expect(occurrence?.start.node.parentElement?.tagName).toBe('B');
  expect(occurrence?.end.node.parentElement?.tagName).toBe('U');
});

test('does not join text across blocks', async () => {
  const scanner = scan(`<p>Where is ${ID.slice(0, 6)}</p><p>${ID.slice(6)}</p><p>and ${OTHER}?</p>`);
  await settle(scanner);
  await expectFound(OTHER);
});

test('ignores scripts, styles, fields and editors', async () => {
  const hidden = [
    `<script type="text/plain">${ID}</script>`,
    `<style>.${ID} {}</style>`,
    `<textarea>${ID}</textarea>`,
    `<div contenteditable="true">${ID}</div>`,
    `<div role="textbox"><p>${ID}</p></div>`,
  ];
  const scanner = scan(`${hidden.join('')}<p>${OTHER}</p>`);
  await settle(scanner);
  await expectFound(OTHER);
});

test('walks through a page of many children and finds the ID in each', async () => {
  const ids = Array.from({ length: 30 }, (_, item) => bulkId(item));
  scan(ids.map((id) => `<article><p>Where is</p><p>${id}?</p></article>`).join(''));
  await expectFound(...ids);
});

test('finds IDs in text directly between many children', async () => {
  scan(`${'<p>Line</p>'.repeat(20)} Where is ${ID}? ${'<p>Line</p>'.repeat(5)} And ${OTHER}?`);
  await expectFound(ID, OTHER);
});

test('finds a number in a cell below a header that labels it', async () => {
  const row = '<tr><td>4711204711</td><td>Paris</td></tr>';
  scan(`<table><tr><th>Tracking number</th><th>Place</th></tr>${row}</table>`);
  await expectFound('4711204711');
});

test('finds a number in a paragraph below its label, where paragraphs are read one by one', async () => {
  const paragraphs = '<p>Hello</p>'.repeat(14);
  scan(
    `${paragraphs}<p>Tracking number</p><p>4711204711</p><p>Invoice</p><p>${OTHER}</p><p>Parcel 2 is late</p><p>4711204712</p><p>${ID}</p>`,
  );
  await expectFound('4711204711', ID);
});

test('finds a number in a table of one column below its label', async () => {
  scan(
    `<table><tr><td>Zendingsnummer</td></tr><tr><td>4711204711</td></tr><tr><td>Ordernummer</td></tr><tr><td>${OTHER}</td></tr></table>`,
  );
  await expectFound('4711204711');
});

test('does not join a label or a status to the number in the element beside it', async () => {
  scan(
    `<p><span>Shipment ID</span><span>${ID}</span><span>Delivered</span> <b>Parcel no.</b><b>4711204711</b></p>
     <p><b>RR473124829GB</b><span>Lost</span></p>`,
  );
  await expectFound('4711204711', ID, 'RR473124829GB');
});

test('finds IDs in text that is added later', async () => {
  scan(`<p>Where is ${ID}?</p><div id="chat"></div>`);
  await expectFound(ID);
  $('#chat').innerHTML = `<p>And ${OTHER}?</p>`;
  await expectFound(ID, OTHER);
});

test('prefilters only changed text', async () => {
  const scanner = scan(`${'<p>Line</p>'.repeat(20)}<p>Where is ${ID}?</p><div id="chat"></div>`);
  await expectFound(ID);
  await settle(scanner);
  detection.prefiltered = [];
  $('#chat').innerHTML = `<p>And ${OTHER}?</p>`;
  await expectFound(ID, OTHER);
  expect(detection.prefiltered).toEqual([`And ${OTHER}?`]);
});

test('finds the new ID of a changed text, and drops the old one', async () => {
  scan(`${'<p>Line</p>'.repeat(20)}<p id="one">Where is ${ID}?</p>`);
  await expectFound(ID);
  ($('#one').firstChild as Text).data = `Where is ${OTHER}?`;
  await expectFound(OTHER);
});

test('drops the occurrences of a block that was removed', async () => {
  scan(`${'<p>Line</p>'.repeat(20)}<p id="one">Where is ${ID}?</p><p>And ${OTHER}?</p>`);
  await expectFound(ID, OTHER);
  $('#one').remove();
  await expectFound(OTHER);
});

test('drops the occurrences in an element that becomes an editor', async () => {
  scan(`${'<p>Line</p>'.repeat(20)}<div id="one"><p>Where is ${ID}?</p></div><p>And ${OTHER}?</p>`);
  await expectFound(ID, OTHER);
  $('#one').setAttribute('contenteditable', 'true');
  await expectFound(OTHER);
});

test('searches everything again when the rules change', async () => {
  scan(`<p>Where is ${ID}?</p><p>And ${OTHER}?</p>`);
  await expectFound(ID, OTHER);
  detection.ignoredId = OTHER;
  detection.scanner?.searchAll();
  await expectFound(ID);
});

test('finds IDs in a shadow root, and follows its changes', async () => {
  document.body.innerHTML = '';
  const host = document.createElement('x-message');
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = `<p>Where is ${ID}?</p>`;
  const scanner: Scanner = new Scanner(document, new Set(), detection, life.signal);
  document.body.append(host);
  scanner.start(whenLaidOut(document.documentElement));
  await expectFound(ID);
  root.innerHTML = `<p>Where is ${OTHER}?</p>`;
  await expectFound(OTHER);
});

test('does not search, and does not change the index, after its signal has aborted', async () => {
  scan(`<p>Where is ${ID}?</p><div id="chat"></div>`);
  await expectFound(ID);
  life.abort();
  detection.prefiltered = [];
  const changed = new Promise((resolve) => {
    new MutationObserver(resolve).observe(document, { subtree: true, childList: true });
  });
  $('#chat').innerHTML = `<p>And ${OTHER}?</p>`;
  $('p').remove();
  await changed;
  expect(detection.prefiltered).toEqual([]);
  expect(detection.index.isEmpty()).toBe(false);
});

test('treats list items that came near the viewport as items in view', async () => {
  const scanner = scan(`<p>Where is ${ID}?</p>${'<p></p>'.repeat(12)}`);
  await expectFound(ID);
  const set = vi.spyOn(detection.index, 'set');
  scanner.searchNear([$('p')], false);
  expect(set).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(set).toHaveBeenCalledWith($('p'), expect.anything(), true));
});

test('searches list items at once if the next frame will show them', async () => {
  const scanner = scan(`<p>Where is ${ID}?</p>${'<p></p>'.repeat(12)}`);
  await settle(scanner);
  const set = vi.spyOn(detection.index, 'set');
  scanner.searchNear([$('p')], true);
  expect(set).toHaveBeenCalledWith($('p'), expect.anything(), true);
});

test('treats changed text as text in view, unless much changes at once', async () => {
  const scanner = scan(`<p>Where is ${ID}?</p>${`<div>${'<p></p>'.repeat(12)}</div>`.repeat(13)}`);
  await settle(scanner);
  const set = vi.spyOn(detection.index, 'set');
  $('div p').textContent = `And ${OTHER}?`;
  await expectFound(ID, OTHER);
  expect(set.mock.lastCall?.[2]).toBe(true);
  for (const text of document.querySelectorAll('div p')) text.textContent = 'Nothing';
  $('p').textContent = `Where is ${OTHER}?`;
  await expectFound(OTHER);
  expect(set.mock.lastCall?.[2]).toBe(false);
});

test('finds the ID of a page that is replaced by a smaller one while the detector is loaded', async () => {
  let endLoading = (): void => undefined;
  detection.loading = new Promise((resolve) => {
    endLoading = resolve;
  });
  const scanner = scan(`<p>Where is ${ID}?</p>${'<p>Line</p>'.repeat(20)}`);
  await vi.waitFor(() => expect(detection.loads).toBe(1));
  document.body.innerHTML = `Hello, <p>where is ${OTHER}?</p>`;
  endLoading();
  await settle(scanner);
  await expectFound(OTHER);
});

test('finds the last ID of a long page that changes all the time', async () => {
  // Every look at the clock takes a millisecond, so that slices end after the same steps on every machine.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now++);
  scan(`${'<p>Line</p>'.repeat(60)}<p>Where is ${ID}?</p>`);
  for (let change = 0; change < 200 && detection.index.isEmpty(); change++) {
    document.body.append(` ${change}`);
    await new Promise((resolve) => setTimeout(resolve));
  }
  vi.restoreAllMocks();
  expect(detection.found()).toEqual([`${ID}: ${ID}`]);
});

test('lets the page do its own work between the first and the last ID of a flood', async () => {
  // Every look at the clock takes a millisecond, so that slices end after the same steps on every machine.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now++);
  const ids = Array.from({ length: 40 }, (_, index) => bulkId(index));
  scan(ids.map((id) => `<p>Parcel ${id}</p>`).join(''));
  /** The number of IDs found so far, in each task of the page. */
  const seen = new Set<number>();
  while (detection.found().length < ids.length) {
    await new Promise((resolve) => setTimeout(resolve));
    seen.add(detection.found().length);
  }
  expect(seen.size).toBeGreaterThan(5);
});
