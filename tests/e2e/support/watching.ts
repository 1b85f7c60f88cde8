import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { builtExtension } from '../../../dev/build-extension.ts';
import type { ChromiumWithExtension } from '../../../dev/chromium.ts';
import { workerOf } from '../../../dev/chromium-worker.ts';
import { viewInChromium } from '../../../dev/drivers/chromium-driver.ts';
import { test as base, type WorkerFixtures } from './fixtures.ts';
import * as watch from './watch-alarm.ts';

interface Permissions {
  contains(asked: { permissions?: string[] }): Promise<boolean>;
}

declare const chrome: {
  alarms: {
    clearAll(): Promise<boolean>;
  };
  notifications: {
    onClicked: { dispatch(name: string): void };
  };
  permissions: Permissions & { real?: Permissions['contains'] };
  storage: {
    local: {
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
  inside: async ({ sharedBrowser, openPage }, use) => {
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

export const checksEnded = (inside: Page) => watch.checksEnded(viewInChromium(inside));
export const ring = (inside: Page) => watch.ring(viewInChromium(inside));
export const ringNow = (inside: Page) => watch.ringNow(viewInChromium(inside));
export const alarms = (inside: Page) => watch.alarms(viewInChromium(inside));
export const notifications = (inside: Page) => watch.notifications(viewInChromium(inside));

/** Dispatches a click on a notification: automation cannot reach the system's notifications. */
export async function clickNotification(browser: ChromiumWithExtension, name: string): Promise<void> {
  const worker = await workerOf(browser);
  await worker.evaluate((clicked) => chrome.notifications.onClicked.dispatch(clicked), name);
}
