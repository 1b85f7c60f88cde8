import { test } from 'vitest';
import { expectFound, scan, settle, setUpScannedPage } from '../../../tests/fakes/scanned-page.ts';

setUpScannedPage();

const [A, OTHER] = ['593200457733', '593200450001'];

/** Shows two values that are read as one text, and waits for these IDs. */
async function expectIn(rows: string, ...ids: string[]): Promise<void> {
  await settle(scan(`<div>${rows}</div>`));
  await expectFound(...ids);
}

test('reads the name of a value in an attribute, for this value alone', async () => {
  await expectIn(
    `<p><span aria-label="Tracking number">${A}</span></p><p><span aria-label="Phone">${OTHER}</span></p>`,
    A,
  );
  await expectIn(
    `<p title="Phone"><b>${OTHER}</b><i></i></p><p title="Tracking number"><svg></svg> <b>${A}</b></p>`,
    A,
  );
});

test('reads the name of the icon before a value', async () => {
  const show = (icon: (name: string) => string) =>
    `<p>${icon('Order')}<b>${OTHER}</b></p><p>${icon('Tracking number')} <b>${A}</b></p>`;
  await expectIn(
    show((name) => `<img alt="${name}">`),
    A,
  );
  await expectIn(
    show((name) => `<svg role="img" aria-label="${name}"></svg>`),
    A,
  );
  await expectIn(
    show((name) => `<i title="${name}"></i>`),
    A,
  );
  await expectIn(
    show((name) => `<svg><title>${name}</title></svg>`),
    A,
  );
});

test('reads no name of an icon before another text, and no hint', async () => {
  await expectIn(`<p><img alt="Tracking number"> no <b>${A}</b></p>`);
  await expectIn(`<p><b>ACME</b><img alt="Tracking number">, <b>${A}</b></p>`);
  await expectIn(`<p><b title="Open the tracking of this order">${A}</b></p><p>${OTHER}</p>`);
});
