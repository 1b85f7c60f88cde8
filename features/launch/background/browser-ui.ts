import { browser, onStoredChange } from '../../../utils/browser.ts';
import { escapeMarkup } from '../../../utils/html.ts';
import { logUnexpected } from '../../../utils/logger.ts';
import type { ReadMessages } from '../../background-catalogue.ts';
import type { DetectionSettings } from '../../detection/background/detection.ts';
import type { Recogniser } from '../../detection/late-recogniser.ts';
import { languageItem } from '../../language/storage.ts';
import type { LookupRequest } from '../../lookup/model.ts';
import type { IdFrame, IdTab } from '../../page/storage.ts';
import type { LookupPresenter } from './lookup-presenter.ts';

/** The light accent colour of `components/styles/tokens.css`, because toolbars have no tokens. */
const BADGE = { background: '#3451d1', text: '#ffffff' };
/** The only entry of the context menu, shown on every page for a selection. */
export const MENU_ID = 'look-up';
const MAX_SUGGESTIONS = 5;
/** Firefox shows the first line as it was set for the previous text, so this line cannot follow the typing. */
const IS_FIREFOX = import.meta.env.FIREFOX;

type ParseLookupRequest = (text: string) => Promise<LookupRequest>;

interface Dependencies {
  presenter: Pick<LookupPresenter, 'present'>;
  parseLookupRequest: ParseLookupRequest;
  /** The IDs looked up before, latest first. */
  recent(): Promise<readonly string[]>;
  messages: ReadMessages;
}

/** Synchronously registers Waybill's context menu and address bar suggestions. */
export function registerBrowserUi({ presenter, parseLookupRequest, recent, messages }: Dependencies): void {
  const showMenu = () =>
    void messages()
      .then(({ browserUi }) => addMenu(browserUi.menu))
      .catch((error: unknown) => logUnexpected('the context menu', error));
  browser.runtime.onInstalled.addListener(showMenu);
  // The browser's own language may have changed while it was closed.
  browser.runtime.onStartup.addListener(showMenu);
  onStoredChange(languageItem, showMenu);
  browser.contextMenus.onClicked.addListener(createMenuListener(parseLookupRequest, presenter.present));

  const { omnibox } = browser;
  const suggest = createSuggest({
    parseLookupRequest,
    recent,
    // Chrome parses descriptions as XML and rejects all of them for a single unescaped `&`. Firefox expects plain text.
    describe: IS_FIREFOX ? (text) => text : escapeMarkup,
    isFirstFixed: IS_FIREFOX,
    messages,
  });
  const follow = (text: string, show?: (others: Suggestions['others']) => void) =>
    void suggest(text)
      .then(({ first, others }) => {
        omnibox.setDefaultSuggestion({ description: first });
        show?.(others);
      })
      .catch((error: unknown) => logUnexpected('suggestions', error));
  omnibox.onInputStarted.addListener(() => follow(''));
  omnibox.onInputChanged.addListener(follow);
  omnibox.onInputEntered.addListener((text) => void presenter.present(parseLookupRequest(text), undefined));
}

/** The menu remains when the browser stops the background. */
async function addMenu(title: string): Promise<void> {
  await browser.contextMenus.removeAll();
  browser.contextMenus.create({ id: MENU_ID, title, contexts: ['selection'] });
}

/** Finds the IDs in text that the agent selected or typed. The text itself is neither saved nor sent. */
export function createParseLookupRequest(
  getSettings: () => Promise<DetectionSettings>,
  getRecogniser: () => Promise<Recogniser>,
): ParseLookupRequest {
  return async (text) => {
    const [{ patterns, rules }, recognise] = await Promise.all([getSettings(), getRecogniser()]);
    return recognise(text, patterns, rules?.notIds);
  };
}

interface MenuClick {
  menuItemId: string | number;
  selectionText?: string | undefined;
}

/**
 * The listener of the context menu. It presents the lookup before it awaits anything, because Firefox opens a popup
 * only while it handles the click.
 */
export function createMenuListener(
  parseLookupRequest: ParseLookupRequest,
  present: LookupPresenter['present'],
): (click: MenuClick, tab?: { windowId?: number | undefined }) => Promise<void> {
  return async ({ menuItemId, selectionText }, tab) => {
    if (menuItemId === MENU_ID) await present(parseLookupRequest(selectionText ?? ''), tab?.windowId);
  };
}

interface Suggestions {
  /** The line for the typed text itself. */
  first: string;
  /** The lines below it. `content` is the text that the browser enters when the agent chooses the line. */
  others: { content: string; description: string }[];
}

interface SuggestDependencies extends Pick<Dependencies, 'parseLookupRequest' | 'recent' | 'messages'> {
  /** Converts plain text to a description. */
  describe(text: string): string;
  /** Whether the first line cannot follow the text. The ID in the text then has a line of its own. */
  isFirstFixed: boolean;
}

/** The IDs of a request, as they are shown and may be entered again. */
function textOf(request: LookupRequest): string {
  if ('trackingIds' in request) return request.trackingIds.join(', ');
  return 'trackingId' in request ? request.trackingId : '';
}

/** Suggestions in the address bar after Waybill's keyword: the IDs in the text, and recent IDs that contain the text. */
export function createSuggest({
  parseLookupRequest,
  recent,
  describe,
  isFirstFixed,
  messages,
}: SuggestDependencies): (text: string) => Promise<Suggestions> {
  return async (text) => {
    const asked = textOf(await parseLookupRequest(text));
    const typed = text.replace(/\s+/g, '').toUpperCase();
    const matching = (await recent()).filter((id) => id !== asked && id.toUpperCase().includes(typed));
    const { hint, nothing, lookUp, again } = (await messages()).browserUi.addressBar;
    const line = (content: string, label: string) => ({ content, description: describe(label) });
    const found = asked === '' ? [] : [line(asked, lookUp(asked))];
    const others = matching.slice(0, MAX_SUGGESTIONS).map((id) => line(id, again(id)));
    if (isFirstFixed) return { first: describe(hint), others: [...found, ...others] };
    return { first: found[0]?.description ?? describe(typed === '' ? hint : nothing), others };
  };
}

/** The functions of the toolbar button that are needed; `browser.action` has them. */
interface ToolbarButton {
  setBadgeText(details: { tabId: number; text: string }): Promise<void>;
  setBadgeBackgroundColor(details: { tabId: number; color: string }): Promise<void>;
  setBadgeTextColor(details: { tabId: number; color: string }): Promise<void>;
  setTitle(details: { tabId: number; title: string }): Promise<void>;
}

/** Counts the different IDs in the frames of a tab. */
export function countIds(frames: readonly IdFrame[]): { count: number; hasMore: boolean } {
  const { size } = new Set(frames.flatMap(({ hashes }) => hashes));
  return { count: size, hasMore: frames.some(({ hasMore }) => hasMore) };
}

/** The text of the badge: `3`, `12+` for a long list that was read in part, empty without IDs. */
export function badgeText(count: number, hasMore: boolean): string {
  if (count === 0) return '';
  return count > 99 ? '99+' : `${count}${hasMore ? '+' : ''}`;
}

/**
 * Shows the number of IDs in a tab on the toolbar button. Browsers clear it when the tab navigates.
 * @param getButton called when it is needed, so that the background starts sooner
 */
export function createShowIdCount(
  getButton: () => ToolbarButton,
  messages: ReadMessages,
): (tab: IdTab) => Promise<void> {
  return async ({ tabId, frames }) => {
    const { count, hasMore } = countIds(frames);
    const { browserUi } = await messages();
    const title = count === 0 ? browserUi.noIds : browserUi.badge(count, hasMore);
    const button = getButton();
    // All reject if the tab was closed in the meantime; its button no longer exists.
    await Promise.allSettled([
      button.setBadgeBackgroundColor({ tabId, color: BADGE.background }),
      button.setBadgeTextColor({ tabId, color: BADGE.text }),
      button.setBadgeText({ tabId, text: badgeText(count, hasMore) }),
      button.setTitle({ tabId, title }),
    ]);
  };
}
