import { describe, expect, test } from 'vitest';
import { FITTED, moved, type Room, turned, type View, within, zoomed } from './image-view.ts';

const room: Room = { image: { width: 1200, height: 900 }, stage: { width: 400, height: 400 } };
const CENTRE = { x: 0, y: 0 };

/** Position of an image point on the stage; the point is measured from the image's centre at zoom 1. */
const onStage = (view: View, point: { x: number; y: number }) => ({
  x: view.x + point.x * view.zoom,
  y: view.y + point.y * view.zoom,
});

describe('zoomed', () => {
  test('keeps the point under the pointer in place', () => {
    const at = { x: 60, y: -30 };
    const once = zoomed(FITTED, 3, at, room);
    expect(once.zoom).toBe(3);
    expect(onStage(once, at)).toEqual({ x: 60, y: -30 });
  });

  test('never makes the image smaller than the stage, and then centres it', () => {
    const near = zoomed(FITTED, 4, { x: 150, y: 100 }, room);
    const far = zoomed(near, 0.01, { x: -150, y: 90 }, room);
    expect(far.zoom).toBe(1);
    expect(onStage(far, CENTRE)).toEqual(CENTRE);
  });

  test('zooms up to 8 times, or until single pixels show', () => {
    expect(zoomed(FITTED, 1000, CENTRE, room).zoom).toBe(8);
    const photo = { ...room, image: { width: 8000, height: 6000 } };
    expect(zoomed(FITTED, 1000, CENTRE, photo).zoom).toBe(40);
  });

  test('zooms a drawing without a size', () => {
    const drawing = { ...room, image: { width: 0, height: 0 } };
    expect(zoomed(FITTED, 2, CENTRE, drawing).zoom).toBe(2);
  });
});

describe('moved', () => {
  test('does not move an image that fits', () => {
    expect(moved(FITTED, { x: 50, y: 50 }, room)).toEqual(FITTED);
  });

  test('moves a larger one up to its edge', () => {
    const near = zoomed(FITTED, 2, CENTRE, room);
    // 800 × 600 in a stage of 400 × 400.
    expect(moved(near, { x: 1000, y: 1000 }, room)).toMatchObject({ x: 200, y: 100 });
    expect(moved(near, { x: -30, y: 20 }, room)).toMatchObject({ x: -30, y: 20 });
  });

  test('swaps width and height of a turned image', () => {
    const near = zoomed(turned(FITTED), 2, CENTRE, room);
    expect(moved(near, { x: 1000, y: 1000 }, room)).toMatchObject({ x: 100, y: 200 });
  });
});

test('returns to the start after four turns, fitting the image at each', () => {
  const near = zoomed(FITTED, 3, { x: 20, y: 20 }, room);
  expect(turned(near)).toEqual({ ...FITTED, turns: 1 });
  expect(turned(turned(turned(turned(near))))).toEqual(FITTED);
});

test('keeps the image within a smaller stage', () => {
  const near = moved(zoomed(FITTED, 2, CENTRE, room), { x: 200, y: 100 }, room);
  expect(within(near, { ...room, stage: { width: 200, height: 200 } })).toMatchObject({ x: 100, y: 50 });
});
