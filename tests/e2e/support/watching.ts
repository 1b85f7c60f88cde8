import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Worker } from '@playwright/test';
import { builtExtension } from '../../../dev/build-extension.ts';
import type { ChromiumWithExtension } from '../../../dev/chromium.ts';
import { bulkId } from '../../../dev/sample-ids.ts';
import { ask } from './background.ts';
import { test as base, expect, type WorkerFixtures } from './fixtures.ts';

const NEVER_WATCHED = bulkId(29);

interface Book {
  version: number;
  value: { watches: { nextAt: number; checkedAt?: number }[]; askedAt: number; rests: object };
}

interface Permissions {
  contains(asked: { permissions?: string[] }): Promise<boolean>;
}

declare const chrome: {
  alarms: {
    create(name: string, info: { when: number }): Promise<void>;
    clearAll(): Promise<boolean>;
    getAll(): Promise<{ name: string }[]>;
  };
  notifications: {
    getAll(): Promise<Record<string, true>>;
    onClicked: { dispatch(name: string): void };
  };
  permissions: Permissions & { real?: Permissions['contains'] };
  storage: {
    local: {
      get(key: string): Promise<Record<string, Book>>;
      set(items: object): Promise<void>;
      remove(key: string): Promise<void>;
    };
  };
};

/** A copy of the build with the permission for notifications: automation cannot answer the browser's prompt. */
function notifyingExtension(): string {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-notifying-'));
  cpSync(builtExtension('chrome'), folder, { recursive: true });
  const file = join(folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.permissions.push('notifications');
  manifest.optional_permissions = manifest.optional_permissions.filter(
    (name: string) => name !== 'notifications',
  );
  writeFileSync(file, JSON.stringify(manifest));
  return folder;
}

interface TestFixtures {
  /** An extension page with access to storage and alarms. No ID is watched when it opens. */
  inside: Page;
  /** Makes the background believe that notifications are not allowed. */
  withoutNotifications: undefined;
}

/** The shared browser allows notifications. */
export const test = base.extend<TestFixtures, Pick<WorkerFixtures, 'extensionDir'>>({
  extensionDir: [
    async ({ browserName: _ }, use) => {
      const extensionDir = notifyingExtension();
      await use(extensionDir);
      rmSync(extensionDir, { recursive: true });
    },
    { scope: 'worker' },
  ],
  inside: async ({ sharedBrowser, openPage, platform: _platform }, use) => {
    const page = await openPage(sharedBrowser.extensionUrl('options.html'));
    await page.evaluate(async () => {
      await chrome.storage.local.remove('watch.watches');
      await chrome.alarms.clearAll();
    });
    await use(page);
  },
  withoutNotifications: async ({ sharedBrowser }, use) => {
    const worker = await workerOf(sharedBrowser);
    await worker.evaluate(() => {
      const { contains } = chrome.permissions;
      chrome.permissions.real = contains;
      chrome.permissions.contains = async (asked) =>
        !asked.permissions?.includes('notifications') && (await contains.call(chrome.permissions, asked));
    });
    await use(undefined);
    await worker.evaluate(() => {
      if (chrome.permissions.real) chrome.permissions.contains = chrome.permissions.real;
    });
  },
});

async function workerOf({ context }: ChromiumWithExtension): Promise<Worker> {
  return context.serviceWorkers().at(-1) ?? context.waitForEvent('serviceworker');
}

/**
 * Waits until no check is running. Its result schedules the next check, and would overwrite a due time written before.
 */
export async function checksEnded(inside: Page): Promise<void> {
  const isUnderWay = () =>
    inside.evaluate(async () => {
      const { 'watch.watches': watches } = await chrome.storage.local.get('watch.watches');
      if (!watches) throw new Error('no ID is watched');
      const { value } = watches;
      const checkedAt = Math.max(0, ...value.watches.map((watch) => watch.checkedAt ?? 0));
      return value.askedAt > checkedAt && Object.keys(value.rests).length === 0;
    });
  await expect.poll(isUnderWay).toBe(false);
  // Answered after all earlier changes have set the alarm.
  await ask(inside, 'unwatch', { environment: 'sandbox', trackingId: NEVER_WATCHED });
}

/** Makes all watches due and fires the alarm, as if half an hour had passed. */
export async function ring(inside: Page): Promise<void> {
  await checksEnded(inside);
  await ringNow(inside);
}

/** The same for a stopped background, without waking it before the alarm fires. */
export function ringNow(inside: Page): Promise<void> {
  return inside.evaluate(async () => {
    const { 'watch.watches': watches } = await chrome.storage.local.get('watch.watches');
    if (!watches) throw new Error('no ID is watched');
    watches.value.askedAt = 0;
    for (const watch of watches.value.watches) watch.nextAt = 0;
    await chrome.storage.local.set({ 'watch.watches': watches });
    await chrome.alarms.create('watch', { when: Date.now() });
  });
}

/** Names of the current alarms. */
export const alarms = (inside: Page) =>
  inside.evaluate(async () => (await chrome.alarms.getAll()).map(({ name }) => name));
/** Names of the visible notifications. */
export const notifications = (inside: Page) =>
  inside.evaluate(async () => Object.keys(await chrome.notifications.getAll()));

/** Dispatches a click on a notification: automation cannot reach the system's notifications. */
export async function clickNotification(browser: ChromiumWithExtension, name: string): Promise<void> {
  const worker = await workerOf(browser);
  await worker.evaluate((clicked) => chrome.notifications.onClicked.dispatch(clicked), name);
}
