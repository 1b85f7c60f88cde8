import { expect, test } from 'vitest';
import { boxesOverlap, moveCard, placeCard, roomForNext } from './card-place.ts';

const fontSize = 16;
const viewport = { width: 1280, height: 800, fontSize };
const idAt = (x: number, y: number) => ({ x, y, width: 120, height: 18 });

/** Upper and lower edge of the space that a placed card may take. */
function span(place: ReturnType<typeof placeCard>, height: number): [number, number] {
  const top = place.top ?? height - (place.bottom ?? 0) - place.maxHeight;
  return [top, top + place.maxHeight];
}

test('places the card below an ID with room below it', () => {
  expect(placeCard(idAt(200, 100), viewport)).toMatchObject({ left: 200, width: 380, top: 126 });
});

test('is as wide as the browser’s font size asks for, if the window is', () => {
  expect(placeCard(idAt(200, 100), { ...viewport, fontSize: 24 }).width).toBe(570);
  expect(placeCard(idAt(200, 100), { ...viewport, fontSize: 12 }).width).toBe(285);
  expect(placeCard(idAt(200, 100), { ...viewport, width: 500, fontSize: 24 }).width).toBe(484);
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
  [idAt(10, 150), { width: 320, height: 300, fontSize }],
  [idAt(10, 100), { width: 320, height: 200, fontSize }],
])('stays inside the window: %j in %j', (anchor, window) => {
  const place = placeCard(anchor, window);
  const [top, bottom] = span(place, window.height);
  expect(place.left).toBeGreaterThanOrEqual(8);
  expect(place.left + place.width).toBeLessThanOrEqual(window.width - 8);
  expect(top).toBeGreaterThanOrEqual(8);
  expect(bottom).toBeLessThanOrEqual(window.height - 8);
  expect(place.maxHeight).toBeLessThanOrEqual(window.height * 0.8);
});

test('places the card beside an ID in the middle, where an answer fits neither above nor below', () => {
  const place = placeCard(idAt(400, 380), viewport);
  expect(place).toMatchObject({ left: 528, width: 380 });
  expect(place.maxHeight).toBeGreaterThanOrEqual(560);
  // Its head is near the ID, however low it is.
  const [top] = span(place, viewport.height);
  expect(top).toBeLessThan(380);
});

test('places the card to the left if there is no room to the right', () => {
  expect(placeCard(idAt(900, 380), viewport)).toMatchObject({ left: 900 - 8 - 380 });
});

test('grows upwards beside an ID in the lower half', () => {
  const place = placeCard(idAt(400, 440), viewport);
  expect(place.top).toBeUndefined();
  // A low card is beside the ID as well.
  const lowerEdge = viewport.height - (place.bottom ?? 0);
  expect(lowerEdge).toBeGreaterThan(440 + 18);
});

test('uses the whole height beside an ID in a low window', () => {
  const place = placeCard(idAt(30, 170), { width: 800, height: 360, fontSize });
  expect(place).toMatchObject({ left: 158, maxHeight: 360 * 0.8 });
});

test('stays above or below an ID that fills the width of the window', () => {
  const place = placeCard({ x: 20, y: 390, width: 1200, height: 18 }, viewport);
  expect(place.maxHeight).toBe(800 - 408 - 16);
});

test('never covers the ID and never leaves the window', () => {
  const wrong: object[] = [];
  for (const width of [360, 500, 800, 1280, 1920])
    for (const height of [370, 480, 600, 800, 1080])
      for (let x = 8; x <= width - 128; x += 61)
        for (let y = 8; y <= height - 26; y += 19) {
          const anchor = idAt(x, y);
          const place = placeCard(anchor, { width, height, fontSize });
          const [top, bottom] = span(place, height);
          const card = { x: place.left, y: top, width: place.width, height: bottom - top };
          const isInside =
            card.x >= 8 && card.x + card.width <= width - 8 && top >= 8 && bottom <= height - 8;
          const isLow = place.maxHeight <= height * 0.8;
          if (boxesOverlap(card, anchor) || !isInside || !isLow) wrong.push({ anchor, width, height, card });
        }
  expect(wrong).toEqual([]);
});

test('tells whether two boxes overlap', () => {
  const box = { x: 10, y: 10, width: 10, height: 10 };
  expect(boxesOverlap(box, { ...box, x: 19 })).toBe(true);
  expect(boxesOverlap(box, { ...box, x: 20 })).toBe(false);
  expect(boxesOverlap(box, { ...box, y: 0 })).toBe(false);
});

test.each([
  ['leaves an ID above it uncovered', { x: 100, y: 60 }, 600 - 60 - 18 - 8],
  ['may cover the height beside an ID', { x: 600, y: 60 }, 600 - 8],
  ['may cover the height above an ID below it', { x: 100, y: 620 }, 600 - 8],
  ['has too little room below an ID in its way', { x: 100, y: 300 }, undefined],
])('a card whose lower edge stays %s', (_case, at, room) => {
  const box = { x: 80, y: 200, width: 380, height: 400 };
  expect(roomForNext(box, { ...idAt(0, 0), ...at }, viewport.height)).toBe(room);
});

test('a card in a low window uses the little space that there is', () => {
  const box = { x: 80, y: 20, width: 380, height: 280 };
  expect(roomForNext(box, idAt(600, 60), 320)).toBe(320 * 0.8);
});

test('moves the card by a drag, but not out of the window', () => {
  const box = { x: 100, y: 100, width: 380, height: 300 };
  expect(moveCard(box, 30, -20, viewport)).toEqual({ left: 130, top: 80 });
  expect(moveCard(box, -500, -500, viewport)).toEqual({ left: 8, top: 8 });
  expect(moveCard(box, 5000, 5000, viewport)).toEqual({ left: 1280 - 380 - 8, top: 800 - 300 - 8 });
});
