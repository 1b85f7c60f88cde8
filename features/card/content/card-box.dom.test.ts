import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CardBox, createCardBox } from './card-box.ts';

/** An ID in the middle of the window: the card opens below it. */
const ANCHOR = { x: 100, y: 40, width: 80, height: 20 };
const BELOW = { left: 100, top: 68, width: 380 };

let frame: HTMLElement;
let box: CardBox;

/** The frame's box, as its styles say. */
function drawn(): DOMRect {
  const pixels = (edge: 'left' | 'top' | 'bottom' | 'width' | 'height') =>
    Number.parseFloat(frame.style[edge]);
  const top = pixels('top');
  const height = pixels('height');
  const y = Number.isNaN(top) ? innerHeight - pixels('bottom') - height : top;
  return new DOMRect(pixels('left'), y, pixels('width'), height);
}

function setWindow(width: number, height: number): void {
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('innerHeight', height);
}

beforeEach(() => {
  setWindow(1280, 800);
  frame = document.createElement('div');
  // In the document, for its font size.
  document.body.append(frame);
  frame.getBoundingClientRect = drawn;
  box = createCardBox(frame);
});

afterEach(() => {
  frame.remove();
});

test('covers the window with a small margin, and returns to its place at its height', () => {
  box.placeAt(ANCHOR);
  box.fitHeight(410);
  expect(box.enlarge(true)).toBe(true);
  expect(drawn()).toMatchObject({ left: 24, top: 24, right: 1256, bottom: 776 });
  expect(box.enlarge(false)).toBe(true);
  expect(drawn()).toMatchObject({ ...BELOW, height: 410 });
});

test('returns to its place above an ID, and still grows up from there', () => {
  box.placeAt({ ...ANCHOR, y: 700 });
  box.fitHeight(300);
  const before = drawn();
  box.enlarge(true);
  box.enlarge(false);
  expect(drawn()).toEqual(before);
  box.fitHeight(400);
  expect(drawn()).toMatchObject({ bottom: before.bottom, height: 400 });
});

test('stays over the window when its content changes, is dragged or the window is resized', () => {
  box.placeAt(ANCHOR);
  box.fitHeight(300);
  box.enlarge(true);
  box.fitHeight(350);
  box.move(30, 30);
  expect(drawn()).toMatchObject({ left: 24, top: 24, right: 1256, bottom: 776 });
  setWindow(600, 500);
  box.keepInWindow();
  expect(drawn()).toMatchObject({ left: 15, top: 15, right: 585, bottom: 485 });
  setWindow(450, 500);
  box.keepInWindow();
  box.enlarge(false);
  expect(drawn()).toMatchObject({ left: 62, top: 68, width: 380, height: 350 });
});

test('is as wide as usual where the window has room, otherwise as wide as the window', () => {
  box.placeAt(ANCHOR);
  box.fitHeight(300);
  setWindow(320, 800);
  box.keepInWindow();
  expect(drawn()).toMatchObject({ left: 8, width: 304, top: 68 });
  box.enlarge(true);
  setWindow(340, 800);
  box.keepInWindow();
  box.enlarge(false);
  expect(drawn()).toMatchObject({ left: 8, width: 324 });
  setWindow(1280, 800);
  box.keepInWindow();
  expect(drawn()).toMatchObject({ left: 8, width: 380 });
});

test('says whether it has changed anything', () => {
  box.placeAt(ANCHOR);
  box.fitHeight(300);
  expect(box.enlarge(false)).toBe(false);
  box.enlarge(true);
  expect(box.enlarge(true)).toBe(false);
});

test('is placed at the next ID as if it had never covered the window', () => {
  box.placeAt(ANCHOR);
  box.fitHeight(300);
  box.enlarge(true);
  box.placeAt({ ...ANCHOR, x: 200 });
  box.fitHeight();
  expect(drawn()).toMatchObject({ ...BELOW, left: 200, height: 264 });
  expect(box.enlarge(false)).toBe(false);
});

describe('at the next ID', () => {
  const NEXT = { ...ANCHOR, y: 70 };

  beforeEach(() => {
    box.placeAt(ANCHOR);
    box.fitHeight(450);
  });

  test('keeps its lower edge after a click, and grows only as far as the ID is uncovered', () => {
    const { bottom } = drawn();
    box.keepButtons();
    expect(box.staysFor(NEXT, false)).toBe(true);
    box.fitHeight(300);
    expect(drawn()).toMatchObject({ left: 100, height: 300, bottom });
    box.fitHeight(600);
    expect(drawn()).toMatchObject({ top: 70 + 20 + 8, bottom });
  });

  test('leaves its place without a click, unless it is pinned', () => {
    expect(box.staysFor({ ...ANCHOR, x: 600 }, false)).toBe(false);
    expect(box.staysFor({ ...ANCHOR, x: 600 }, true)).toBe(true);
    expect(drawn()).toMatchObject(BELOW);
  });

  test('leaves its place if it would cover the ID, or have too little room', () => {
    box.keepButtons();
    expect(box.staysFor({ ...ANCHOR, y: 300 }, true)).toBe(false);
  });

  test('does not stay once more for an earlier click', () => {
    box.keepButtons();
    expect(box.staysFor(NEXT, false)).toBe(true);
    expect(box.staysFor(NEXT, false)).toBe(false);
    box.keepButtons();
    box.placeAt(ANCHOR);
    expect(box.staysFor(NEXT, false)).toBe(false);
  });
});
