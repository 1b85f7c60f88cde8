import type { Messages } from '../../../utils/messages/catalogue.ts';
import type { IdFrame, IdTab } from '../../page/storage.ts';

/** What is needed of the toolbar button; `browser.action` fits. */
export interface ToolbarButton {
  setBadgeText(details: { tabId: number; text: string }): Promise<void>;
  setTitle(details: { tabId: number; title: string }): Promise<void>;
}

/** Counts the IDs of a tab, each once, in however many frames it stands. */
export function countIds(frames: readonly IdFrame[]): { count: number; hasMore: boolean } {
  const { size } = new Set(frames.flatMap(({ hashes }) => hashes));
  return { count: size, hasMore: frames.some(({ hasMore }) => hasMore) };
}

/** What has room on the button: `3`, `12+` for a long list that was not read wholly, nothing for none. */
export function badgeText(count: number, hasMore: boolean): string {
  if (count === 0) return '';
  return count > 99 ? '99+' : `${count}${hasMore ? '+' : ''}`;
}

/** Shows on the toolbar button how many IDs a tab has. Browsers clear it by themselves when the tab goes elsewhere. */
export function createShowCount(
  button: ToolbarButton,
  { atHand, common }: Messages,
): (tab: IdTab) => Promise<void> {
  return async ({ tabId, frames }) => {
    const { count, hasMore } = countIds(frames);
    const title = count === 0 ? common.productName : atHand.badge(count, hasMore);
    // Refused for a tab that was closed meanwhile, which has no button any more.
    await Promise.allSettled([
      button.setBadgeText({ tabId, text: badgeText(count, hasMore) }),
      button.setTitle({ tabId, title }),
    ]);
  };
}
