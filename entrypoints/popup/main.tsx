import { signal } from '@preact/signals';
import { keepFocus } from '../../components/focus.ts';
import { mount } from '../../features/messages-context.tsx';
import '../../components/styles/base.css';
import { FOLLOWED_ITEMS } from '../../features/followed-items.ts';
import { loadInterfaceTexts } from '../../features/interface-texts.ts';
import { createOutdatedNotice } from '../../features/outdated-notice.ts';
import { browserClipboard } from '../../features/popup/clipboard.ts';
import { takeLookupRequests } from '../../features/popup/lookup-requests.ts';
import { createNavigation } from '../../features/popup/navigation.ts';
import { createPopupState } from '../../features/popup/state.ts';
import { subscribeToPageIds } from '../../features/popup/subscribe-to-page-ids.ts';
import { PopupApp } from '../../features/popup/ui/PopupApp.tsx';
import { englishPopupMessages, type PopupMessages } from '../../features/popup-catalogue.ts';
import { REPEATABLE_MESSAGES } from '../../features/repeatable-messages.ts';
import type { PopupProtocol } from '../../features/shared-protocol.ts';
import { browserShortcuts } from '../../features/shortcuts/browser-shortcuts.ts';
import { createWatchStore } from '../../features/watch/state.ts';
import { createWatchedList } from '../../features/watch/watched-list.ts';
import { lazyAsync } from '../../utils/async.ts';
import { follow, isInPrivateWindow } from '../../utils/browser.ts';
import { createSend } from '../../utils/messaging.ts';
import { requestNotifications } from '../../utils/optional-apis.ts';
import './style.css';

// The side panel (`entrypoints/sidepanel/index.html`) runs this script too, and stays open.
const isPanel = document.body.dataset.place === 'panel';
const send = createSend<PopupProtocol>({
  repeatable: REPEATABLE_MESSAGES,
  isPrivate: isInPrivateWindow(),
  onOutdated: createOutdatedNotice(),
});
const texts = loadInterfaceTexts<PopupMessages>(englishPopupMessages, draw);
/** The current texts, in a signal: rows of lists are drawn again only if a signal that they read has changed. */
const strings = signal<Pick<typeof texts, 'messages' | 'locale'>>(texts);
const watches = createWatchStore(send, requestNotifications);
const state = createPopupState({
  send,
  subscribeToPageIds,
  clipboard: browserClipboard,
  formatContext: () => ({ ...strings.value, now: Date.now() }),
});

const loadResult = lazyAsync(async () => {
  const { createResult, followLookup, followNetwork, followRows, keepLastList } = await import(
    './result.tsx'
  );
  follow([FOLLOWED_ITEMS.lookups], () => followLookup(state.lookup, send));
  followRows(state.bulkLookup, send);
  followNetwork(state.bulkLookup, state.lookup);
  void keepLastList(state.bulkLookup, send);
  return createResult({ send, texts, recognition: state.recognition });
});

// Cards, options and a policy may change these while this page is open.
const { settings, patterns, detectionRules, replyTemplates, replyChoices } = FOLLOWED_ITEMS;
follow([settings], state.loadConnections);
follow([settings, patterns, detectionRules], state.recognition.load);
follow([settings, replyTemplates, replyChoices], state.replies.load);
follow([FOLLOWED_ITEMS.recent], state.recent.reload);
follow([FOLLOWED_ITEMS.watches], watches.load);

const watched = createWatchedList(watches);
const navigation = createNavigation(send, isPanel);

/** When the strings are loaded, and again when the language is changed, which the side panel may outlive. */
function draw(): void {
  const { messages, locale } = texts;
  strings.value = { messages, locale };
  mount(
    { value: messages, popup: messages, locale },
    <PopupApp
      state={state}
      watched={watched}
      isPanel={isPanel}
      navigation={navigation}
      shortcuts={browserShortcuts}
      loadResult={loadResult}
    />,
  );
}
keepFocus(document);
void state.start();
void watches.load();
void takeLookupRequests(state.claimLookup, navigation.isHandingOver);
