import { mount } from '../../components/mount.tsx';
import { ProofToolsProvider } from '../../components/proof-tools-context.ts';
import '../../components/styles/base.css';
import { browser } from '../../utils/browser.ts';
import { timeLocale } from '../../utils/format-time.ts';
import { messagesFor } from '../../utils/messages/catalogue.ts';
import { send } from '../../utils/messaging.ts';
import { notificationPermission } from '../../utils/notification-permission.ts';
import { createProofTools } from '../../utils/proof/proof-tools.ts';
import { recentItem, settingsItem, watchesItem } from '../../utils/storage.ts';
import { createWatchStore } from '../../utils/watch-state.ts';
import { App } from './App.tsx';
import { clipboard } from './clipboard.ts';
import { handedId } from './handed-id.ts';
import { listenToPage } from './page-ids.ts';
import { createPopupState } from './state.ts';
import './style.css';
import { createWatchedState } from './watched-state.ts';

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

// A card may look something up, and the options select another environment, while the popup is open.
browser.storage.onChanged.addListener((changes, area) => {
  if (area === settingsItem.area && settingsItem.key in changes) void state.loadConnections();
  if (area === recentItem.area && recentItem.key in changes) void state.recent.reload();
  if (area === watchesItem.area && watchesItem.key in changes) void watches.load();
});

async function openOptions(): Promise<void> {
  await browser.runtime.openOptionsPage();
  window.close();
}

async function teach(trackingId: string): Promise<void> {
  const { ok } = await send('openTeaching', { trackingId });
  if (ok) window.close();
}

async function openTemplates(): Promise<void> {
  const { ok } = await send('openTemplates', {});
  if (ok) window.close();
}

mount(
  messages,
  <ProofToolsProvider value={createProofTools({ send, messages, locale })}>
    <App
      state={state}
      watched={createWatchedState(watches)}
      locale={locale}
      openOptions={() => void openOptions()}
      openTemplates={() => void openTemplates()}
      teach={(trackingId) => void teach(trackingId)}
    />
  </ProofToolsProvider>,
);
void state.start();
void watches.load();
const handed = handedId(location.hash);
if (handed) void state.lookUp(handed);
