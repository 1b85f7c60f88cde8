import { expect } from '@playwright/test';
import type { View } from '../../../dev/drivers/driver.ts';
import { bulkId } from '../../../dev/sample-ids.ts';

/** The alarm of watches and what it leads to, seen from a page of the extension, in either browser. */

const NEVER_WATCHED = bulkId(29);

interface Book {
  version: number;
  value: { watches: { nextAt: number; checkedAt?: number }[]; askedAt: number; rests: object };
}

declare const chrome: {
  alarms: {
    create(name: string, info: { when: number }): Promise<void>;
    getAll(): Promise<{ name: string }[]>;
  };
  notifications: { getAll(): Promise<object> };
  runtime: { sendMessage(message: object): Promise<unknown> };
  storage: {
    local: { get(key: string): Promise<Record<string, Book>>; set(items: object): Promise<void> };
  };
};

/**
 * Waits until no check is running. Its result schedules the next check, and would overwrite a due time written before.
 */
export async function checksEnded(inside: View): Promise<void> {
  const isUnderWay = () =>
    inside.run(async () => {
      const { 'watch.watches': watches } = await chrome.storage.local.get('watch.watches');
      if (!watches) throw new Error('no ID is watched');
      const { value } = watches;
      const checkedAt = Math.max(0, ...value.watches.map((watch) => watch.checkedAt ?? 0));
      return value.askedAt > checkedAt && Object.keys(value.rests).length === 0;
    });
  await expect.poll(isUnderWay).toBe(false);
  // Answered after all earlier changes have set the alarm.
  await inside.run((trackingId) => {
    const request = { environment: 'sandbox', trackingId };
    return chrome.runtime.sendMessage({ name: 'unwatch', request });
  }, NEVER_WATCHED);
}

/** Makes all watches due and fires the alarm, as if half an hour had passed. */
export async function ring(inside: View): Promise<void> {
  await checksEnded(inside);
  await ringNow(inside);
}

/** The same for a stopped background, without waking it before the alarm fires. */
export function ringNow(inside: View): Promise<void> {
  return inside.run(async () => {
    const { 'watch.watches': watches } = await chrome.storage.local.get('watch.watches');
    if (!watches) throw new Error('no ID is watched');
    watches.value.askedAt = 0;
    for (const watch of watches.value.watches) watch.nextAt = 0;
    await chrome.storage.local.set({ 'watch.watches': watches });
    await chrome.alarms.create('watch', { when: Date.now() });
  });
}

/** Names of the current alarms. */
export const alarms = (inside: View) =>
  inside.run(async () => (await chrome.alarms.getAll()).map(({ name }) => name));
/** Names of the visible notifications. */
export const notifications = (inside: View) =>
  inside.run(async () => Object.keys(await chrome.notifications.getAll()));
