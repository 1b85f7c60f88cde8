import { expect, test, vi } from 'vitest';
import { bulkId } from '../../../../dev/sample-ids.ts';
import {
  $,
  detection,
  expectFound,
  scan,
  settle,
  setUpScannedPage,
} from '../../../../tests/fakes/scanned-page.ts';

setUpScannedPage();

const ID = bulkId(1);

test('finds the ID of growing text at once, while other work waits for a frame', async () => {
  await settle(scan('<p>Hello</p>'));
  // No frame is drawn.
  vi.stubGlobal('requestAnimationFrame', () => 0);
  // Changed text is taken for text in view: after its first search, the rest waits for a frame.
  $('p').textContent = `Where is ${ID}?`;
  await expectFound(ID);
  const drop = vi.spyOn(detection.index, 'drop');
  $('p').append(' Today?');
  await vi.waitFor(() => expect(drop).toHaveBeenCalled(), { interval: 1 });
  expect(detection.found()).toEqual([`${ID}: ${ID}`]);
});
