import { expect, test, vi } from 'vitest';
import { detection, expectFound, scan, settle, setUpScannedPage } from '../../../tests/fakes/scanned-page.ts';

setUpScannedPage();

const [A, B] = ['482451988778', '4873010178'];

/** Shows a text as the source of a page has it, and waits for these IDs. */
async function expectIn(text: string, ...ids: string[]): Promise<void> {
  const scanner = scan(`<p>${text}</p>`);
  await settle(scanner);
  await expectFound(...ids);
}

test.each([
  ['spaces', '\n                  '],
  ['tabs', '\n\t\t\t\t\t\t\t\t\t\t\t\t\t'],
])('reads a label in a page that is indented by %s', async (_, line) => {
  await expectIn(`${line}Here is the tracking${line}number: ${A}${line}`, A);
  await expectIn(`${line}Tracking numbers:${line}${A}${line}${B}\n`, A, B);
  await expectIn(`${line}Order<br>${line}<br>${line}ABCD1234567890`);
});

test('reads columns of which the first is empty, or begins at an indentation', async () => {
  await expectIn(`  Order      Tracking\n  10788592   ${A}\n  10271143   n/a`, A);
  await expectIn(`           Tracking       Order\nmissing    ${A}   10788592`, A);
  await expectIn(`Order\tDate\tTracking\n10788592\t2/11\t${A}\n\t\t487301017855`, A, '487301017855');
});

test('places an ID behind an indentation on its own text', async () => {
  await expectIn(`<b>Tracking\n            number</b>\n            ${A.slice(0, 6)}<i>${A.slice(6)}</i>`, A);
});

test('ends words at elements that a style sheet lays out as blocks, and keeps links at their text', async () => {
  const scanner = scan(`<p><a href="https://a.example/track?trackingId=ABCD1234567801">No. 7</a><i></i><b
    style="display: block">ABCD1234567802</b>3 kg</p><p>Tracking number: <a style="display: flex" href="#1">${B}</a><a
    style="display: inline-flex" href="https://a.example/track?trackingId=ABCD1234567803">8 kg</a></p>`);
  await settle(scanner);
  const found = ['ABCD1234567801: No. 7', 'ABCD1234567802: ABCD1234567802', 'ABCD1234567803: 8 kg'];
  await vi.waitFor(() => expect(detection.found()).toEqual([`${B}: ${B}`, ...found]));
});

test('reads the name of the column that a cell has in an attribute', async () => {
  const scanner = scan(
    `<table><tr><td data-label="Order">${A}</td><td data-label="Tracking no.">${B}</td></tr></table>
    <table><tr><td data-label="Tracking number">487301017855</td><td data-label="Order 7, 12 kg">553001928411</td></tr></table>`,
  );
  await settle(scanner);
  await expectFound(B, '487301017855');
});

test.each(['data-title', 'data-th', 'aria-label', 'title'])(
  'reads the name of a value in its %s',
  async (name) => {
    const scanner = scan(
      `<table><tr><td ${name}="Order">${A}</td><td ${name}="Tracking no."><a href="#1">${B}</a></td></tr></table>`,
    );
    await settle(scanner);
    await expectFound(B);
  },
);

test('reads the name of an element that is all of a block', async () => {
  const long = `<p>${'Hello, how are you today? '.repeat(500)}</p>`;
  const scanner = scan(
    `${long}<div><span aria-label="Order">${A}</span></div><div><span aria-label="Tracking ID">${B}</span></div>`,
  );
  await settle(scanner);
  await expectFound(B);
});

test('reads the label before a value whose title is about something else', async () => {
  const scanner = scan(
    `<table><tr><td>Tracking no.</td><td title="Copied">${B}</td></tr><tr><td>Order</td><td title="Copied">${A}</td></tr></table>`,
  );
  await settle(scanner);
  await expectFound(B);
});

test('a cell with the number of an order does not label the other cells of its row', async () => {
  const rows = `<tr><td>Order #1001</td><td>12 Nov</td><td>ABCD1234567801</td></tr>
    <tr><td>Order #1002</td><td>13 Nov</td><td>ABCD1234567802</td></tr>`;
  const heads = '<tr><th>Item</th><th>Date</th><th>Info</th></tr>';
  for (const table of [`<table>${rows}</table>`, `<table>${heads}${rows}</table>`]) {
    const scanner = scan(table);
    await settle(scanner);
    await expectFound('ABCD1234567801', 'ABCD1234567802');
  }
});
