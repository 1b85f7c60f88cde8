import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onEscape } from './frame.ts';

let page: EventTarget;
let nextFrame: () => void;
let shown: string;
let closed: string[];

function key(type: 'keydown' | 'keyup', name = 'Escape'): void {
  page.dispatchEvent(Object.assign(new Event(type), { key: name }));
}

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => {
    nextFrame = act;
  });
  nextFrame = () => undefined;
  shown = 'first';
  closed = [];
  onEscape(() => {
    const card = shown;
    return () => closed.push(card);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('closes the card when Escape is released', () => {
  key('keydown');
  expect(closed).toEqual([]);
  key('keyup');
  nextFrame();
  expect(closed).toEqual(['first']);
});

test('closes the card in which Escape was pressed, even if another card is shown a frame later', () => {
  key('keydown');
  key('keyup');
  shown = 'second';
  nextFrame();
  expect(closed).toEqual(['first']);
});

test('closes the card in which Escape was pressed, even if another card is shown at the release', () => {
  key('keydown');
  shown = 'second';
  key('keyup');
  nextFrame();
  expect(closed).toEqual(['first']);
});

test('ignores a release without a press', () => {
  key('keyup');
  nextFrame();
  key('keydown', 'a');
  key('keyup');
  nextFrame();
  expect(closed).toEqual([]);
});
