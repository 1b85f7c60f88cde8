import { beforeEach, expect, test, vi } from 'vitest';
import { createMemoryArea } from '../../tests/fakes/memory-area.ts';
import { browser } from '../../utils/browser.ts';
import { createStorageAccess } from '../../utils/storage.ts';
import { listenForPolicy, openPolicy } from './background.ts';
import { hadPolicyItem } from './storage.ts';

/** What the browser calls when a value in an area of storage has changed. */
let onChanged: ((changes: object, area: string) => void)[];
let stored: Record<string, unknown>;
const steps: string[] = [];
let managed: object;

beforeEach(() => {
  onChanged = [];
  stored = {};
  steps.length = 0;
  managed = { recentDays: 7 };
  Object.assign(browser, {
    storage: {
      onChanged: { addListener: (listener: (typeof onChanged)[number]) => onChanged.push(listener) },
      managed: {
        async setAccessLevel() {
          await Promise.resolve();
          steps.push('closed');
        },
        async get() {
          steps.push('read');
          return managed;
        },
      },
    },
  });
});

function open() {
  const area = createMemoryArea(stored);
  return openPolicy(createStorageAccess({ local: area, session: area }));
}

test('closes the area to content scripts before it is read', async () => {
  expect(await open().recentDays()).toBe(7);
  expect(steps).toEqual(['closed', 'read']);
});

test('notes that there is a policy, but not over the note of a newer version', async () => {
  await open().read();
  await vi.waitFor(() => expect(stored[hadPolicyItem.key]).toMatchObject({ value: true }));
  const newer = { version: hadPolicyItem.version + 1, value: 'other' };
  stored[hadPolicyItem.key] = newer;
  managed = {};
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await open().read();
  await vi.dynamicImportSettled();
  expect(stored[hadPolicyItem.key]).toEqual(newer);
  expect(log).not.toHaveBeenCalled();
});

test('a policy that changes is read again, and its followers run once; other changes of storage run none', async () => {
  const policy = open();
  const follower = vi.fn(async () => undefined);
  listenForPolicy(policy, [follower]);
  expect(await policy.recentDays()).toBe(7);
  for (const listener of onChanged) listener({}, 'local');
  expect(follower).not.toHaveBeenCalled();
  managed = { recentDays: 3 };
  for (const listener of onChanged) listener({ recentDays: {} }, 'managed');
  expect(follower).toHaveBeenCalledOnce();
  expect(await policy.recentDays()).toBe(3);
});
