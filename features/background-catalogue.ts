import { launchText } from './launch/text.en.ts';
import type { StatusKind } from './shipment/model.ts';
import type { stateText } from './shipment/state-text.en.ts';
import { noticeText } from './watch/notice-text.en.ts';

/**
 * The strings that the background shows itself, in English: in menus, the address bar, notifications and titles. They
 * are separate from those of the pages, because the background's script contains all languages: a service worker cannot
 * import one later.
 */
export const englishBackgroundMessages = {
  watch: noticeText,
  browserUi: launchText,
};

export type BackgroundMessages = typeof englishBackgroundMessages;

/** The names of categories and statuses. English statuses are named in the platform's own words. */
export type StateText = typeof stateText & { statusNames?: Partial<Record<StatusKind, string>> };

/** The background's strings in the language of the interface, which can change while it runs. */
export type ReadMessages = () => Promise<BackgroundMessages>;

/** The same, with the names of states, which only notifications show. */
export type ReadNotificationMessages = () => Promise<
  BackgroundMessages & { readStateText(): Promise<StateText> }
>;
