import { expect, test, vi } from 'vitest';
import { installFakeIntersections } from '../../../tests/fakes/intersection-observer.ts';
import { createNearBlocks } from './near-blocks.ts';

test('of several reports that a busy page delays, only the last one counts', () => {
  const viewport = installFakeIntersections();
  const block = document.createElement('p');
  block.getBoundingClientRect = () => new DOMRect(0, 0, 300, 20);
  const handlers = { onNear: vi.fn(), onLeft: vi.fn(), onReport: vi.fn() };
  const near = createNearBlocks(() => ({ occurrencesOf: () => [] }), handlers, new AbortController().signal);
  near.follow(block, true);
  viewport.report(block, true, false);
  expect(near.has(block)).toBe(false);
  expect(handlers.onLeft).toHaveBeenCalledExactlyOnceWith(block, false);
  viewport.report(block, true, false, true);
  expect(near.has(block)).toBe(true);
  expect(handlers.onNear).toHaveBeenCalledExactlyOnceWith(block);
});
