import type { Page } from '@playwright/test';
import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { cardFrame, clickId, expect, expectOnlyPainted, playFrames, test } from '../support/fixtures.ts';

const ID = SAMPLE_IDS.deliveredWithProof;

declare global {
  interface Window {
    line: Text;
    waiting: string[];
  }
}

/** Lets a text arrive in one text node, a piece in each frame, and looks at what is painted in each. */
async function stream(page: Page, pieces: string[]) {
  await page.evaluate((all) => {
    window.line ??= document.querySelector('#chat')?.appendChild(new Text()) ?? new Text();
    window.waiting = all;
    window.step = () => {
      window.line.appendData(window.waiting.shift() ?? '');
      // An ID is at most the whole last word, without the one sign that may end a sentence.
      const last = /\S*$/.exec(window.line.data)?.[0] ?? '';
      return [last, last.replace(/\W$/, '')];
    };
  }, pieces);
  return playFrames(page, pieces.length);
}

test('highlights an ID that is streamed into a text node once it is complete', async ({ openHtml }) => {
  const page = await openHtml('<p id="chat"></p>');
  const { faults } = await stream(page, [...'Your tracking number is AB', 'CD', ...ID.slice(4)]);
  expect(faults).toEqual([]);
  await expectOnlyPainted(page, [ID]);
  await page.evaluate(() => {
    window.step = () => ['ABCD1234567890'];
  });
  // What follows leaves it as it is.
  await page.evaluate(() => window.line.appendData(', and it is on its way.'));
  await expectOnlyPainted(page, [ID]);
  await clickId(page, ID);
  await expect((await cardFrame(page)).locator('body')).toContainText('Robin Marlow');
});

for (const rest of ['@mail.example', 'ABCDEF12345678901234567890123456789', '.pdf']) {
  test(`stops highlighting an ID that grows into ${ID}${rest}`, async ({ openHtml }) => {
    const page = await openHtml('<p id="chat"></p>');
    await stream(page, ['Here you are: ', ID]);
    await expectOnlyPainted(page, [ID]);
    const { faults } = await stream(page, [...rest]);
    expect(faults).toEqual([]);
    await expectOnlyPainted(page, []);
    // It comes back with what made it an ID.
    await page.evaluate((length) => window.line.deleteData(window.line.length - length, length), rest.length);
    await expectOnlyPainted(page, [ID]);
  });
}

test('joins a word that is split over adjacent text nodes', async ({ openHtml }) => {
  const page = await openHtml('<p id="chat">Your tracking number is </p>');
  await page.evaluate(() => document.querySelector('#chat')?.append('AB'));
  await page.evaluate(() => document.querySelector('#chat')?.append('CD'));
  await page.evaluate(() => document.querySelector('#chat')?.append('1234567890'));
  await expectOnlyPainted(page, [ID]);
  await page.evaluate(() => document.querySelector('#chat')?.lastChild?.remove());
  await expectOnlyPainted(page, []);
});
