import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
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
  storage: {
    local: {
      get(key: string): Promise<Record<string, Book>>;
      set(items: object): Promise<void>;
      remove(key: string): Promise<void>;
    };
  };
};

/** A copy of the build in which notifications are allowed: automation cannot answer the browser's question. */
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
  /** One of the extension's own pages, to look behind the interfaces. Nothing is watched when it opens. */
  inside: Page;
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
  inside: async ({ waybill, openPage, platform: _platform }, use) => {
    const page = await openPage(waybill.extensionUrl('options.html'));
    await page.evaluate(async () => {
      await chrome.storage.local.remove('watches');
      await chrome.alarms.clearAll();
    });
    await use(page);
  },
});

/**
 * Waits until no check is under way. The result of one schedules the next check: a due time that is written before would
 * be lost.
 */
export async function checksEnded(inside: Page): Promise<void> {
  const isUnderWay = () =>
    inside.evaluate(async () => {
      const { watches } = await chrome.storage.local.get('watches');
      if (!watches) throw new Error('nothing is watched');
      const { value } = watches;
      const checkedAt = Math.max(0, ...value.watches.map((watch) => watch.checkedAt ?? 0));
      return value.askedAt > checkedAt && Object.keys(value.rests).length === 0;
    });
  await expect.poll(isUnderWay).toBe(false);
  // The answer comes once all earlier changes have set the alarm.
  await ask(inside, 'unwatch', { environment: 'sandbox', trackingId: NEVER_WATCHED });
}

/** Lets the time of all watches come: the alarm rings as it would in half an hour. */
export async function ring(inside: Page): Promise<void> {
  await checksEnded(inside);
  await ringNow(inside);
}

/** The same for a background that was stopped: it is not woken before the alarm rings. */
export function ringNow(inside: Page): Promise<void> {
  return inside.evaluate(async () => {
    const { watches } = await chrome.storage.local.get('watches');
    if (!watches) throw new Error('nothing is watched');
    watches.value.askedAt = 0;
    for (const watch of watches.value.watches) watch.nextAt = 0;
    await chrome.storage.local.set({ watches });
    await chrome.alarms.create('watch', { when: Date.now() });
  });
}

/** Names of the alarms that are set. */
export const alarms = (inside: Page) =>
  inside.evaluate(async () => (await chrome.alarms.getAll()).map(({ name }) => name));
/** Names of the notifications that are shown. */
export const notifications = (inside: Page) =>
  inside.evaluate(async () => Object.keys(await chrome.notifications.getAll()));

/** What the browser does when a notification is clicked: automation cannot reach the system's notifications. */
export async function clickNotification({ context }: ChromiumWithExtension, name: string): Promise<void> {
  const worker = context.serviceWorkers().at(-1) ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate((clicked) => chrome.notifications.onClicked.dispatch(clicked), name);
}
