import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hostileJson, survives } from '../../tests/hostile-json.ts';
import { closeOnEscape, createPressClock, onCardMessage, waitUntilVisible } from './frame.ts';

let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
describe('Escape', () => {
  const START = 1_700_000_000_000;
  let nextFrame: () => void;
  let closed: string[];
  let follow: ReturnType<typeof closeOnEscape>;

  /** @param at when the key was moved, in ms after `START` */
  function key(type: 'keydown' | 'keyup', at: number, name = 'Escape'): void {
    const event = Object.assign(new Event(type), { key: name });
    page.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: 5_000 + at }));
  }

  /** @param at when the page showed the card, in ms after `START` */
  const show = (name: string, at: number) =>
    follow({ shownAt: START + at, close: () => void closed.push(name) });

  beforeEach(() => {
    vi.stubGlobal('requestAnimationFrame', (act: () => void) => {
      nextFrame = act;
    });
    // Each event is handled 900 ms after it happened, and the two clocks differ.
    vi.spyOn(Date, 'now').mockReturnValue(START + 900);
    vi.spyOn(performance, 'now').mockReturnValue(5_900);
    nextFrame = () => undefined;
    closed = [];
    follow = closeOnEscape();
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('closes the card when it is released', () => {
    show('first', 0);
    key('keydown', 10);
    expect(closed).toEqual([]);
    key('keyup', 20);
    nextFrame();
    expect(closed).toEqual(['first']);
  });

  test('closes no card that was shown after the press, at the release or a frame later', () => {
    show('first', 0);
    key('keydown', 10);
    show('second', 15);
    key('keyup', 20);
    show('third', 25);
    nextFrame();
    show('fourth', 30);
    expect(closed).toEqual([]);
  });

  test.each<['after the press' | 'after the release' | 'a frame later']>([
    ['after the press'],
    ['after the release'],
    ['a frame later'],
  ])('closes the card that the user saw, also if the message that shows it arrives %s', (arrival) => {
    const showIf = (isNow: boolean) => isNow && show('second', 5);
    show('first', 0);
    follow(undefined);
    key('keydown', 10);
    showIf(arrival === 'after the press');
    key('keyup', 20);
    showIf(arrival === 'after the release');
    nextFrame();
    showIf(arrival === 'a frame later');
    expect(closed).toEqual(['second']);
  });

  test('does nothing without a press, and while no card is shown', () => {
    show('first', 0);
    key('keyup', 10);
    nextFrame();
    key('keydown', 20, 'a');
    key('keyup', 30);
    nextFrame();
    follow(undefined);
    key('keydown', 40);
    key('keyup', 50);
    nextFrame();
    expect(closed).toEqual([]);
  });
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
  const SHOW = { kind: 'show', nonce: 'n-1', shownAt: 1, maxHeight: 300, growsUp: true, isPinned: false };
  let shown: unknown[];
  let properties: string[][];
  const send = (data: unknown, source: unknown = 'parent') =>
    page.dispatchEvent(Object.assign(new Event('message'), { data, source }));

  beforeEach(() => {
    shown = [];
    vi.stubGlobal('parent', 'parent');
    properties = [];
    const setProperty = (...property: string[]) => properties.push(property);
    vi.stubGlobal('document', { documentElement: { style: { setProperty } } });
    onCardMessage((message) => shown.push(message));
  });

  test('shows and empties it', () => {
    send(SHOW);
    send({ ...SHOW, isPinned: true });
    send({ kind: 'limit', maxHeight: 200, growsUp: false });
    send({ kind: 'empty' });
    expect(shown).toEqual([SHOW, { ...SHOW, isPinned: true }, undefined]);
  });

  test.each([
    [{ ...SHOW, nonce: '' }],
    [{ ...SHOW, nonce: 'x'.repeat(65) }],
    [{ ...SHOW, nonce: { length: { toString: 0 } } }],
    [{ ...SHOW, shownAt: '1' }],
    [{ ...SHOW, shownAt: Number.NaN }],
    [{ ...SHOW, maxHeight: 0 }],
    [{ ...SHOW, maxHeight: Number.POSITIVE_INFINITY }],
    [{ ...SHOW, maxHeight: '300' }],
    [{ ...SHOW, growsUp: 1 }],
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

  test('limits the height of the content, at the fixed edge', () => {
    send(SHOW);
    send({ kind: 'limit', maxHeight: 200, growsUp: false });
    send({ kind: 'empty' });
    expect(properties).toEqual([
      ['--card-max-height', `${SHOW.maxHeight}px`],
      ['--card-edge', 'end'],
      ['--card-max-height', '200px'],
      ['--card-edge', 'start'],
    ]);
  });

  test('is ignored if another window sends it', () => {
    send(SHOW, 'opener');
    expect(shown).toEqual([]);
  });

  test('never throws, whatever it contains', () =>
    survives(hostileJson, (value) => {
      for (const data of [value, { ...SHOW, nonce: value }, { ...SHOW, maxHeight: value }]) send(data);
    }));
});

describe('the time of a press', () => {
  const NOW = 1_700_000_000_000;
  const event = (type: string, at: number) =>
    page.dispatchEvent(Object.defineProperty(new Event(type), 'timeStamp', { value: at }));
  let pressedAt: () => number;
  let isByPointer: () => boolean;

  beforeEach(() => {
    vi.spyOn(Date, 'now').mockReturnValue(NOW);
    // The two clocks differ, as after a sleep of the computer.
    vi.spyOn(performance, 'now').mockReturnValue(5_000);
    ({ pressedAt, isByPointer } = createPressClock());
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

  test('says whether it was by pointer, until a key or assistive technology presses', () => {
    event('keydown', 1_000);
    event('click', 1_010);
    expect(isByPointer()).toBe(false);
    event('pointerdown', 2_000);
    event('click', 2_100);
    expect(isByPointer()).toBe(true);
    event('click', 3_000);
    expect(isByPointer()).toBe(false);
  });
});
