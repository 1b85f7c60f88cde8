import { browser } from './browser.ts';

export const NOTIFICATIONS = { permissions: ['notifications' as const] };

/** The optional permission to show notifications. */
export interface NotificationPermission {
  isGranted(): Promise<boolean>;
  /** Asks the agent; only inside a click. @returns whether it was granted */
  request(): Promise<boolean>;
}

/** `NotificationPermission` over the browser's permissions. */
export const notificationPermission: NotificationPermission = {
  isGranted: () => browser.permissions.contains(NOTIFICATIONS),
  async request() {
    try {
      return await browser.permissions.request(NOTIFICATIONS);
    } catch {
      // Some browsers do not ask from a frame in another page: changes are marked in the list all the same.
      return false;
    }
  },
};
