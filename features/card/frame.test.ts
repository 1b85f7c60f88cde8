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

test('Escape closes the card once it is released', () => {
  key('keydown');
  expect(closed).toEqual([]);
  key('keyup');
  nextFrame();
  expect(closed).toEqual(['first']);
});

test('Escape closes the card it was pressed in, whichever is shown a frame later', () => {
  key('keydown');
  key('keyup');
  shown = 'second';
  nextFrame();
  expect(closed).toEqual(['first']);
});

test('Escape closes the card it was pressed in, whichever is shown at its release', () => {
  key('keydown');
  shown = 'second';
  key('keyup');
  nextFrame();
  expect(closed).toEqual(['first']);
});

test('a release without a press closes nothing', () => {
  key('keyup');
  nextFrame();
  key('keydown', 'a');
  key('keyup');
  nextFrame();
  expect(closed).toEqual([]);
});
