import { expect, test } from 'vitest';
import { moveCard, placeCard } from './card-place.ts';

const viewport = { width: 1280, height: 800 };
const idAt = (x: number, y: number) => ({ x, y, width: 120, height: 18 });

/** Upper and lower edge of the space that a placed card may take. */
function span(place: ReturnType<typeof placeCard>, height: number): [number, number] {
  const top = place.top ?? height - (place.bottom ?? 0) - place.maxHeight;
  return [top, top + place.maxHeight];
}

test('places the card below an ID with room below it', () => {
  expect(placeCard(idAt(200, 100), viewport)).toMatchObject({ left: 200, width: 380, top: 126 });
});

test('places the card above an ID near the lower edge, where it grows upwards', () => {
  const place = placeCard(idAt(200, 700), viewport);
  expect(place.top).toBeUndefined();
  expect(place.bottom).toBe(108);
});

test.each([
  [idAt(0, 0), viewport],
  [idAt(1250, 400), viewport],
  [idAt(600, 790), viewport],
  [idAt(-500, -40), viewport],
  [idAt(2000, 2000), viewport],
  [idAt(10, 150), { width: 320, height: 300 }],
  [idAt(10, 100), { width: 320, height: 200 }],
])('stays inside the window: %j in %j', (anchor, window) => {
  const place = placeCard(anchor, window);
  const [top, bottom] = span(place, window.height);
  expect(place.left).toBeGreaterThanOrEqual(8);
  expect(place.left + place.width).toBeLessThanOrEqual(window.width - 8);
  expect(top).toBeGreaterThanOrEqual(8);
  expect(bottom).toBeLessThanOrEqual(window.height - 8);
  expect(place.maxHeight).toBeLessThanOrEqual(window.height * 0.8);
});

test('does not cover the ID if the window has room beside it', () => {
  for (let y = 0; y <= 780; y += 20) {
    const anchor = idAt(300, y);
    const [top, bottom] = span(placeCard(anchor, viewport), viewport.height);
    expect(bottom <= anchor.y || top >= anchor.y + anchor.height).toBe(true);
  }
});

test('moves the card by a drag, but not out of the window', () => {
  const box = { x: 100, y: 100, width: 380, height: 300 };
  expect(moveCard(box, 30, -20, viewport)).toEqual({ left: 130, top: 80 });
  expect(moveCard(box, -500, -500, viewport)).toEqual({ left: 8, top: 8 });
  expect(moveCard(box, 5000, 5000, viewport)).toEqual({ left: 1280 - 380 - 8, top: 800 - 300 - 8 });
});
