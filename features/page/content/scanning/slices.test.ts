import { expect, test, vi } from 'vitest';
import { inSlices, yieldToPage } from './slices.ts';

/** Works through a list. A step may add entries and start more work, as the scanner's steps do. */
function workOn(list: string[], onStep: (name: string, work: () => Promise<void>) => void) {
  const seen: string[] = [];
  const work = inSlices(() => {
    const name = list.shift();
    if (name === undefined) return false;
    seen.push(`${name} begins`);
    onStep(name, work);
    seen.push(`${name} ends`);
    return true;
  }, new AbortController().signal);
  return { seen, work };
}

test('resolves after the work that a step has added', async () => {
  const list = ['first'];
  const { seen, work } = workOn(list, (name, again) => {
    if (name !== 'first') return;
    list.push('second');
    void again();
  });
  await work();
  expect(seen).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

test('does work that is added right after the last step', () => {
  // On a busy machine, the first slice would have no time for both.
  vi.spyOn(performance, 'now').mockReturnValue(0);
  const list = ['first'];
  const { seen, work } = workOn(list, () => undefined);
  void work();
  list.push('second');
  void work();
  expect(seen).toContain('second ends');
});

test('yields to the page between slices, and resolves when nothing is left', async () => {
  const clock = vi.spyOn(performance, 'now');
  let now = 0;
  clock.mockImplementation(() => now++);
  const list = Array.from({ length: 100 }, (_, index) => `${index}`);
  const { seen, work } = workOn(list, () => undefined);
  const done = work();
  expect(list.length).toBeGreaterThan(0);
  await done;
  expect(seen.at(-1)).toBe('99 ends');
});

test('continues when the promise of a step has resolved, and joins work that is added meanwhile', async () => {
  const seen: string[] = [];
  let go = (): void => undefined;
  const drawn = new Promise<void>((resolve) => {
    go = resolve;
  });
  const work = inSlices(() => {
    if (seen.length === 2) return false;
    seen.push(seen.length === 0 ? 'in view' : 'others');
    return seen.length === 1 ? drawn : true;
  }, new AbortController().signal);
  const done = work();
  void work();
  await yieldToPage();
  await yieldToPage();
  expect(seen).toEqual(['in view']);
  go();
  await done;
  expect(seen).toEqual(['in view', 'others']);
});
