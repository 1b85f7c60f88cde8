import { bulkId, SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import {
  cardFrame,
  clickId,
  collectErrors,
  expect,
  expectNoCard,
  highlightedTexts,
  test,
} from '../support/fixtures.ts';
import { expectUnharmed, highlightsSeenByScripts } from '../support/hostile-page.ts';

const PLAIN = SAMPLE_IDS.deliveredWithProof;
const [LETTERS, DIGITS] = ['ABCD', '1234567890'];

const shifted = (text: string, by: number): string =>
  String.fromCharCode(...[...text].map((each) => each.charCodeAt(0) + by));
const FULL_WIDTH = shifted(PLAIN, 0xfee0);
const ARABIC = shifted(DIGITS, 0x0660 - 0x30);

/** Texts that a customer may write, and the IDs in them as they stand there, with what is sent when they are clicked. */
const TEXTS: { name: string; text: string; ids: Record<string, string> }[] = [
  {
    name: 'markup in the text',
    text: `<img src=x onerror="document.title='ran'">${bulkId(851)}</style><script>document.title='ran'</script>`,
    ids: { [bulkId(851)]: bulkId(851) },
  },
  // Seen as ABCD1234567890 by a reader, but the letters come in another order.
  {
    name: 'right-to-left override',
    text: `Tracking number: ${LETTERS}\u202e0987654321\u202c`,
    ids: { [`${LETTERS}\u202e0987654321`]: `${LETTERS}0987654321` },
  },
  {
    name: 'isolated letters',
    text: `Tracking number: \u2066${LETTERS}\u2069${DIGITS.slice(0, 9)}7`,
    ids: { [`${LETTERS}\u2069${DIGITS.slice(0, 9)}7`]: `${LETTERS}${DIGITS.slice(0, 9)}7` },
  },
  {
    name: 'zero-width characters',
    text: `Tracking number: AB\u200bCD\u2060${bulkId(852).slice(4)}`,
    ids: { [`AB\u200bCD\u2060${bulkId(852).slice(4)}`]: bulkId(852) },
  },
  {
    name: 'full-width characters',
    text: `Tracking number: ${FULL_WIDTH}`,
    ids: { [FULL_WIDTH]: PLAIN },
  },
  {
    name: 'Arabic digits',
    text: `Tracking number: WXYZ${ARABIC}`,
    ids: { [`WXYZ${ARABIC}`]: `WXYZ${DIGITS}` },
  },
  { name: 'Greek letters', text: `Tracking number: \u0391\u0392CD${ARABIC}`, ids: {} },
];

test('shows exactly the ID that it looks up, whatever the text looks like', async ({
  openHtml,
  resetBrowser: _reset,
  platform,
}) => {
  const page = await openHtml(TEXTS.map((_, index) => `<p id="text${index}"></p>`).join(''));
  const errors = collectErrors(page);
  await page.evaluate(
    (texts) => {
      for (const [index, text] of texts.entries()) document.querySelector(`#text${index}`)?.append(text);
    },
    TEXTS.map(({ text }) => text),
  );
  const expected = TEXTS.flatMap(({ ids }) => Object.keys(ids)).sort();
  await expect.poll(async () => (await highlightedTexts(page)).sort()).toEqual(expected);
  expect(await platform.requests()).toEqual([]);

  for (const { name, ids } of TEXTS)
    await test.step(name, async () => {
      for (const [text, id] of Object.entries(ids)) {
        await platform.resetCounts();
        await clickId(page, text);
        const card = await cardFrame(page);
        await expect(card.getByText(id, { exact: true }).first()).toBeVisible();
        const asked = (await platform.requests()).filter(({ operation }) => operation === 'track');
        expect(asked.map(({ path }) => path)).toEqual([expect.stringContaining(id)]);
        await page.keyboard.press('Escape');
        await expectNoCard(page);
      }
    });
  expect(await page.title()).toBe('Page');
  expect(errors).toEqual([]);
});

/** More IDs than the popup lists, more changes than a frame can show, and an ID that does not stay where it is. */
function flood(first: number): void {
  const idOf = (index: number) => `ABCD${first + index}`;
  const list = document.createElement('ul');
  list.innerHTML = Array.from({ length: 2_000 }, (_, index) => `<li>Parcel ${idOf(index)}</li>`).join('');
  document.body.append(list);
  const text = document.createElement('p');
  document.body.prepend(text);
  for (let change = 0; change < 5_000; change++) text.textContent = `Tracking number: ${idOf(change % 7)}`;
  for (let move = 0; move < 1_000; move++) {
    if (move % 2) document.body.append(text);
    else document.body.prepend(text);
  }
  for (let change = 0; change < 1_000; change++) list.setAttribute('class', `c${change}`);
}

test('stays responsive through a flood of IDs and changes, and finds what comes after', async ({
  openHtml,
  platform,
}) => {
  const page = await openHtml('');
  const errors = collectErrors(page);
  await page.evaluate(flood, 1_000_000_000);
  await expectUnharmed(page, platform, bulkId(861));
  await page.keyboard.press('Escape');
  await page.evaluate(() => document.querySelector('ul')?.remove());
  await expect.poll(() => highlightsSeenByScripts(page)).not.toContain('ABCD1000000000');
  expect(errors).toEqual([]);
});
