import { beforeEach, expect, test, vi } from 'vitest';
import { browser, follow, onAreaChange, onStoredChange } from './browser.ts';

const item = { area: 'local', key: 'item' } as const;
const other = { area: 'local', key: 'other' } as const;

const registered: ((changes: object, area: string) => void)[] = [];

/** Reports changes as the browser does. */
function change(area: string, ...names: string[]): void {
  const changes = Object.fromEntries(names.map((name) => [name, { newValue: 1 }]));
  for (const listener of registered) listener(changes, area);
}

beforeEach(() => {
  registered.length = 0;
  const addListener = (listener: never) => void registered.push(listener);
  Object.assign(browser, { storage: { onChanged: { addListener } } });
});

test('all listeners share one registration, and are called in their order', () => {
  const called: string[] = [];
  onAreaChange('local', (names) => called.push(`area ${names}`));
  onStoredChange(item, () => called.push('item'));
  onStoredChange(other, () => called.push('other'));
  change('local', 'item');
  expect(registered).toHaveLength(1);
  expect(called).toEqual(['area item', 'item']);
});

test('ignores an item of the same name in another area', () => {
  const listener = vi.fn();
  onStoredChange(item, listener);
  follow([item], listener);
  change('session', 'item');
  expect(listener).not.toHaveBeenCalled();
});

test('items that were written together are loaded once', () => {
  const load = vi.fn(async () => undefined);
  follow([item, other], load);
  change('local', 'item', 'other');
  expect(load).toHaveBeenCalledOnce();
});

test('followed items are loaded after a change of the policy', () => {
  const load = vi.fn(async () => undefined);
  follow([item], load);
  change('managed');
  expect(load).toHaveBeenCalledOnce();
});
