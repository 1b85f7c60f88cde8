import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { expect, expectHighlighted, playFrames, test } from '../support/fixtures.ts';

const ID = SAMPLE_IDS.deliveredWithProof;
const FRAMES = 30;

test('keeps an ID highlighted in every frame while text streams after it', async ({ openHtml }) => {
  const page = await openHtml(`<p id="answer">Your parcel ${ID} is</p>`);
  await expectHighlighted(page, ID);
  await page.evaluate((id) => {
    const text = document.querySelector('#answer')?.firstChild;
    window.step = () => {
      if (text instanceof Text) text.appendData(' on');
      return [id];
    };
  }, ID);
  const seen = await playFrames(page, FRAMES);
  expect(seen.faults).toEqual([]);
  // It may be found again, but not so late that it flickers.
  expect(seen.framesWithHighlights).toBe(FRAMES);
});

test('keeps a message highlighted in every frame while a block beside it changes', async ({ openHtml }) => {
  const page = await openHtml(`<main><p>Your parcel ${ID}</p><p id="clock">Waiting</p></main>`);
  await expectHighlighted(page, ID);
  await page.evaluate((id) => {
    window.step = (frame) => {
      document.querySelector('#clock')?.replaceChildren(`Waiting for ${frame} s`);
      return [id];
    };
  }, ID);
  const seen = await playFrames(page, FRAMES);
  expect(seen.faults).toEqual([]);
  expect(seen.framesWithHighlights).toBe(FRAMES);
});
