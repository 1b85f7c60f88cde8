import type { Page } from '@playwright/test';
import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { cardFrame, clickId, expect, expectOnlyHighlighted, playFrames, test } from '../support/fixtures.ts';

const ID = SAMPLE_IDS.deliveredWithProof;

declare global {
  interface Window {
    line: Text;
    waiting: string[];
  }
}

/** Streams a text into one text node, one piece per frame, and checks the highlights in each frame. */
async function stream(page: Page, pieces: string[]) {
  await page.evaluate((all) => {
    window.line ??= document.querySelector('#chat')?.appendChild(new Text()) ?? new Text();
    window.waiting = all;
    window.step = () => {
      window.line.appendData(window.waiting.shift() ?? '');
      // An ID is at most the whole last word, without final punctuation.
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
  await expectOnlyHighlighted(page, [ID]);
  // Later text does not change it.
  await page.evaluate(() => window.line.appendData(', and it is on its way.'));
  await expectOnlyHighlighted(page, [ID]);
  await clickId(page, ID);
  await expect((await cardFrame(page)).locator('body')).toContainText('Robin Marlow');
});

for (const rest of ['@mail.example', 'ABCDEF12345678901234567890123456789', '.pdf']) {
  test(`stops highlighting an ID that grows into ${ID}${rest}`, async ({ openHtml }) => {
    const page = await openHtml('<p id="chat"></p>');
    await stream(page, ['Here you are: ', ID]);
    await expectOnlyHighlighted(page, [ID]);
    const { faults } = await stream(page, [...rest]);
    expect(faults).toEqual([]);
    await expectOnlyHighlighted(page, []);
    // It is highlighted again once the addition is removed.
    await page.evaluate((length) => window.line.deleteData(window.line.length - length, length), rest.length);
    await expectOnlyHighlighted(page, [ID]);
  });
}

test('joins a word that is split over adjacent text nodes', async ({ openHtml }) => {
  const page = await openHtml('<p id="chat">Your tracking number is </p>');
  await page.evaluate(() => document.querySelector('#chat')?.append('AB'));
  await page.evaluate(() => document.querySelector('#chat')?.append('CD'));
  await page.evaluate(() => document.querySelector('#chat')?.append('1234567890'));
  await expectOnlyHighlighted(page, [ID]);
  await page.evaluate(() => document.querySelector('#chat')?.lastChild?.remove());
  await expectOnlyHighlighted(page, []);
});
