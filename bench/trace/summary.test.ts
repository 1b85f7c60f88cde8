import { expect, test } from 'vitest';
import type { TraceEvent } from '../../dev/chromium-trace.ts';
import { nest, threadOf } from './events.ts';
import { summarise } from './summary.ts';

const OURS = 'chrome-extension://abc/content.js';
const PAGE = 'https://acme.zendesk.com/page.js';

/** A block of work with half a millisecond of processor time per elapsed millisecond. */
function work(name: string, fromMs: number, toMs: number, url?: string): TraceEvent {
  const dur = (toMs - fromMs) * 1000;
  return {
    name,
    ph: 'X',
    pid: 1,
    tid: 1,
    ts: fromMs * 1000,
    dur,
    tdur: dur / 2,
    args: url ? { data: { url } } : {},
  };
}

const task = (fromMs: number, toMs: number) => work('ThreadControllerImpl::RunTask', fromMs, toMs);
const loaded: TraceEvent = { name: 'MarkLoad', ph: 'I', pid: 1, tid: 1, ts: 10_000, args: {} };

test('nests work inside the work around it', () => {
  const shape = nest([
    work('c', 6, 8),
    work('a', 0, 10),
    work('b', 1, 5),
    work('d', 2, 3),
    work('e', 10, 11),
  ]);
  const names = (all: ReturnType<typeof nest>): unknown[] =>
    all.map(({ event, inner }) => (inner.length > 0 ? [event.name, names(inner)] : event.name));
  expect(names(shape)).toEqual([['a', [['b', ['d']], 'c']], 'e']);
});

test("distinguishes the extension's script from the page's", () => {
  const events = [
    task(0, 20),
    work('FunctionCall', 0, 12, PAGE),
    work('FunctionCall', 2, 6, OURS),
    work('EvaluateScript', 14, 20, OURS),
    task(30, 32),
  ];
  expect(summarise(events)).toMatchObject({ cpuMs: 11, scriptMs: 5, longestMs: 5 });
});

test('attributes the continuation of a promise to the extension, except calls of the page in it', () => {
  const events = [task(0, 10), work('RunMicrotasks', 0, 10), work('FunctionCall', 4, 8, PAGE)];
  expect(summarise(events).scriptMs).toBe(3);
});

test('the longest block includes all script of one task, but of one task only', () => {
  const events = [
    task(0, 10),
    work('EvaluateScript', 0, 2, OURS),
    work('RunMicrotasks', 4, 8),
    task(10, 20),
    work('RunMicrotasks', 10, 14),
  ];
  expect(summarise(events)).toMatchObject({ scriptMs: 5, longestMs: 3 });
});

test("treats layout inside the extension's script as forced, and as its cost", () => {
  const events = [
    task(0, 10),
    work('EvaluateScript', 0, 8, OURS),
    work('Layout', 2, 6),
    work('Layout', 8, 10),
  ];
  expect(summarise(events)).toMatchObject({ scriptMs: 4, forcedMs: 2, layoutMs: 3 });
});

test('distinguishes the end of the work from the load event', () => {
  const before = summarise([loaded, task(0, 4), work('EvaluateScript', 0, 4, OURS)]);
  const after = summarise([loaded, task(0, 15), work('EvaluateScript', 0, 15, OURS)]);
  expect([before.doneMs, after.doneMs]).toEqual([-6, 5]);
  expect(summarise([loaded, task(0, 4)]).doneMs).toBeUndefined();
});

test('finds the thread of the page by its marker', () => {
  const mark: TraceEvent = {
    name: 'TimeStamp',
    ph: 'I',
    pid: 2,
    tid: 3,
    ts: 0,
    args: { data: { message: 'end' } },
  };
  const ours = { ...task(0, 1), pid: 2, tid: 3 };
  expect(threadOf([task(0, 1), ours, mark], 'end')).toEqual([ours, mark]);
  expect(() => threadOf([task(0, 1)], 'end')).toThrow('does not appear');
});
