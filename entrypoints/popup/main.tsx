import { mount } from '../../features/messages-context.tsx';
import { ProofToolsProvider } from '../../features/proof/ui/use-proof-tools.ts';
import '../../components/styles/base.css';
import { messagesFor, timeLocale } from '../../features/catalogue.ts';
import { settingsItem } from '../../features/connection/storage.ts';
import { createProofTools } from '../../features/proof/state.ts';
import { protocol } from '../../features/protocol.ts';
import { recentItem } from '../../features/recent/storage.ts';
import { replyTemplatesItem } from '../../features/replies/storage.ts';
import { createWatchStore } from '../../features/watch/state.ts';
import { watchesItem } from '../../features/watch/storage.ts';
import { browser, onStoredChange } from '../../utils/browser.ts';
import { logUnexpected } from '../../utils/logger.ts';
import { createSend } from '../../utils/messaging.ts';
import { hasSidePanel, notificationPermission, openSidePanel } from '../../utils/optional-apis.ts';
import { App } from './App.tsx';
import { clipboard } from './clipboard.ts';
import { handedId } from './handed-id.ts';
import { hearRequests } from './hear-requests.ts';
import { listenToPage } from './page-ids.ts';
import { createPopupState } from './state.ts';
import './style.css';
import { createWatchedList } from '../../features/watch/watched-list.ts';

/** The side panel is the same page in another place (`entrypoints/sidepanel/index.html`), which stays open. */
const send = createSend(protocol);
const isPanel = document.body.dataset.place === 'panel';
const language = browser.i18n.getUILanguage();
const messages = messagesFor(language);
const locale = timeLocale(language);
const watches = createWatchStore(send, notificationPermission);
const state = createPopupState({
  send,
  listenToPage,
  clipboard,
  wording: () => ({ messages, locale, now: Date.now() }),
  language,
});
let windowId: number | undefined;

// A card may look something up, and the options change what is kept, while this page is open.
onStoredChange(settingsItem, () => void state.loadConnections());
onStoredChange(recentItem, () => void state.recent.reload());
onStoredChange(watchesItem, () => void watches.load());
onStoredChange(replyTemplatesItem, () => void state.replies.load());

function leave(): void {
  if (!isPanel) window.close();
}

async function openOptions(): Promise<void> {
  await send('openConnection', {});
  leave();
}

async function teach(trackingId: string): Promise<void> {
  const { ok } = await send('openAddPattern', { trackingId });
  if (ok) leave();
}

async function openTemplates(): Promise<void> {
  const { ok } = await send('openTemplates', {});
  if (ok) leave();
}

async function openPanel(trackingId: string | undefined): Promise<void> {
  if (windowId === undefined) return;
  try {
    const opened = openSidePanel(windowId);
    if (trackingId !== undefined) await send('queueLookup', { windowId, trackingId });
    await opened;
    leave();
  } catch (error) {
    logUnexpected('the side panel', error);
  }
}

async function takeRequests(): Promise<void> {
  const [{ id }, ownTab] = await Promise.all([browser.windows.getCurrent(), browser.tabs.getCurrent()]);
  if (id === undefined) return;
  windowId = id;
  // A tab was opened for one request. It may be far from sight when the next one is made.
  if (!ownTab) hearRequests(id, () => void state.takeRequest(id));
  await state.takeRequest(id);
}

mount(
  messages,
  <ProofToolsProvider value={createProofTools({ send, messages, locale })}>
    <App
      state={state}
      watched={createWatchedList(watches)}
      locale={locale}
      openOptions={() => void openOptions()}
      openTemplates={() => void openTemplates()}
      openPanel={!isPanel && hasSidePanel() ? (trackingId) => void openPanel(trackingId) : undefined}
      teach={(trackingId) => void teach(trackingId)}
    />
  </ProofToolsProvider>,
);
void state.start();
void watches.load();
void takeRequests();
const handed = handedId(location.hash);
if (handed) void state.lookUp(handed);
