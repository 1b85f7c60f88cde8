import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hostileJson, survives } from '../../tests/hostile-json.ts';
import { createPressClock, onCardMessage, onEscape, waitUntilVisible } from './frame.ts';

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

test('waits until the browser reports that the card is visible, and then observes no longer', async () => {
  const disconnect = vi.fn();
  let report: (isVisible: boolean) => void = () => undefined;
  class FakeObserver {
    constructor(callback: (entries: { isVisible: boolean }[]) => void) {
      report = (isVisible) => callback([{ isVisible }]);
    }
    observe = vi.fn();
    disconnect = disconnect;
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.stubGlobal('IntersectionObserverEntry', class {});
  vi.stubGlobal('document', {});
  vi.useFakeTimers();
  try {
    expect(await waitUntilVisible()).toBe(true);
    Object.assign(IntersectionObserverEntry.prototype, { isVisible: true });
    const visible = waitUntilVisible();
    report(false);
    expect(disconnect).not.toHaveBeenCalled();
    report(true);
    expect(await visible).toBe(true);
    expect(disconnect).toHaveBeenCalledOnce();
    const hidden = waitUntilVisible();
    report(false);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await hidden).toBe(false);
    expect(disconnect).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});

describe('a message to the card', () => {
  const SHOW = { kind: 'show', nonce: 'n-1', maxHeight: 300, isPinned: false };
  let shown: unknown[];
  let heights: string[][];
  const send = (data: unknown, source: unknown = 'parent') =>
    page.dispatchEvent(Object.assign(new Event('message'), { data, source }));

  beforeEach(() => {
    shown = [];
    vi.stubGlobal('parent', 'parent');
    heights = [];
    const setProperty = (...property: string[]) => heights.push(property);
    vi.stubGlobal('document', { documentElement: { style: { setProperty } } });
    onCardMessage((...values) => shown.push(values));
  });

  test('shows and empties it', () => {
    send(SHOW);
    send({ ...SHOW, isPinned: true });
    send({ kind: 'limit', maxHeight: 200 });
    send({ kind: 'empty' });
    expect(shown).toEqual([
      ['n-1', false],
      ['n-1', true],
      [undefined, false],
    ]);
  });

  test.each([
    [{ ...SHOW, nonce: '' }],
    [{ ...SHOW, nonce: 'x'.repeat(65) }],
    [{ ...SHOW, nonce: { length: { toString: 0 } } }],
    [{ ...SHOW, maxHeight: 0 }],
    [{ ...SHOW, maxHeight: Number.POSITIVE_INFINITY }],
    [{ ...SHOW, maxHeight: '300' }],
    [{ ...SHOW, isPinned: 1 }],
    [{ ...SHOW, kind: 'other' }],
    [{ kind: ['empty'] }],
    [[SHOW]],
    [null],
    ['show'],
  ])('is ignored if it is no such message: %j', (message) => {
    send(message);
    expect(shown).toEqual([]);
  });

  test('limits the height of what is shown', () => {
    send(SHOW);
    send({ kind: 'limit', maxHeight: 200 });
    send({ kind: 'empty' });
    expect(heights).toEqual([
      ['--card-max-height', `${SHOW.maxHeight}px`],
      ['--card-max-height', '200px'],
    ]);
  });

  test('is ignored if another window sends it', () => {
    send(SHOW, 'opener');
    expect(shown).toEqual([]);
  });

  test('breaks nothing, whatever it is', () =>
    survives(hostileJson, (value) => {
      for (const data of [value, { ...SHOW, nonce: value }, { ...SHOW, maxHeight: value }]) send(data);
    }));
});

describe('the time of a press', () => {
  const NOW = 1_700_000_000_000;
  const event = (type: string, at: number) =>
    page.dispatchEvent(Object.defineProperty(new Event(type), 'timeStamp', { value: at }));
  let pressedAt: () => number;

  beforeEach(() => {
    vi.spyOn(Date, 'now').mockReturnValue(NOW);
    // The two clocks differ, as after a sleep of the computer.
    vi.spyOn(performance, 'now').mockReturnValue(5_000);
    pressedAt = createPressClock();
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test.each(['pointerdown', 'keydown'])('is when it began, not when its click ended it (%s)', (type) => {
    event(type, 4_000);
    event('click', 4_900);
    expect(pressedAt()).toBe(NOW - 1_000);
    event(type, 4_950);
    expect(pressedAt()).toBe(NOW - 50);
  });

  test.each(['click', 'change'])('is that of a %s without a press before it', (type) => {
    event('pointerdown', 1_000);
    event('click', 1_100);
    event(type, 4_000);
    expect(pressedAt()).toBe(NOW - 1_000);
  });
});
