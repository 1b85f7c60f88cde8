import type { Locator, Page } from '@playwright/test';
import { t } from './messages.ts';

export const section = (page: Page): Locator => page.getByRole('region', { name: t.webhook.title });
export const send = (page: Page): Locator => page.getByRole('button', { name: t.webhook.send, exact: true });
export const sends = (page: Page): Locator => section(page).locator('.send');
export const tab = (page: Page, name: string): Locator => section(page).getByRole('tab', { name });
export const openHistory = (page: Page): Promise<void> => tab(page, t.webhook.historyCount(0)).click();
/** Opens a past test in the history. */
export const openSend = (send: Locator): Promise<void> =>
  send.getByRole('button', { expanded: false }).click();
/** Opens or closes a part below the payload. */
export const toggleFold = (page: Page, name: keyof typeof t.webhook.fold): Promise<void> =>
  section(page).getByRole('button', { name: t.webhook.fold[name] }).click();
/** Progress of a sequence: its name, and how many of its tests were sent. */
export const sequence = (
  kind: keyof typeof t.webhook.sequenceName,
  phase: keyof typeof t.webhook.sequencePhase,
  sent: number,
  all: number,
): string => `${t.webhook.sequenceName[kind]}: ${t.webhook.sequencePhase[phase](sent, all)}`;
export const choose = (page: Page, name: string): Promise<void> =>
  section(page).getByRole('button', { name, exact: true }).click();
