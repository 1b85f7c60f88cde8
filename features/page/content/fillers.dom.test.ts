import { expect, test } from 'vitest';
import { detection, expectFound, scan, settle, setUpScannedPage } from '../../../tests/fakes/scanned-page.ts';

setUpScannedPage();

const [A, OTHER] = ['918273640057', '918273640018'];

/** Shows elements that are read as one text, and waits for these IDs. */
async function expectIn(html: string, ...ids: string[]): Promise<void> {
  await settle(scan(`<div>${html}</div>`));
  await expectFound(...ids);
}

const field = (label: string, button: string, value: string): string =>
  `<div><span>${label}</span><button>${button}</button><code>${value}</code></div>`;

test('reads no button between a label and its number', async () => {
  await expectIn(field('Tracking number', 'Copy', A) + field('Account', 'Copy', OTHER), A);
  await expectIn(`<div>Tracking number</div> <i role="button">Expand all</i> <div>${A}</div>`, A);
});

test('reads a button that names another number, or the carrier', async () => {
  await expectIn(field('Tracking number', 'Phone', OTHER));
  await expectIn(`<button>Veho</button> <b>${A}</b>`, A);
});

const lines = (...contents: string[]): string => contents.map((line) => `<div>${line}</div>`).join('');

test('treats consecutive blank lines that are elements as one', async () => {
  await expectIn(lines('Hello', '<br>', 'my tracking number is', '<br>', '&nbsp;', A, '<br>', 'Bye'), A);
  await expectIn(
    lines('my tracking number is', '<br>', `<b>${A}</b>`, '<br>', 'my account', '<br>', OTHER),
    A,
  );
});

test('separates by more than four blank lines, or by a rule', async () => {
  const label = 'my tracking number is';
  const blank = (count: number): string[] => Array.from({ length: count }, () => '<br>');
  const number = `${A}, please check`;
  await expectIn(lines(label, ...blank(5), number));
  await expectIn(`${lines(label, '<br>')}<hr>${lines('<br>', number)}`);
  await expectIn(lines(label, ...blank(4), number), A);
});

test('separates by elements inside others', async () => {
  await expectIn(`<div>${lines(lines('my tracking number is'))}</div><div>${lines(lines(OTHER))}</div>`);
});

test('does not treat a badge as the letters of the number beside it', async () => {
  await expectIn(`<p>Tracking: <b>ACME</b> <span>${A}</span></p>`, A);
  await settle(scan(`<p>Tracking: <b>ACME ${A}</b></p>`));
  expect(detection.found()).toEqual([`ACME${A}: ACME ${A}`]);
});
