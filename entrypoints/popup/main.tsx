import { mount } from '../../components/mount.tsx';
import '../../components/styles/base.css';
import { browser } from '../../utils/browser.ts';
import { timeLocale } from '../../utils/format-time.ts';
import { messagesFor } from '../../utils/messages/catalogue.ts';
import { send } from '../../utils/messaging.ts';
import { App } from './App.tsx';
import { clipboard } from './clipboard.ts';
import { listenToPage } from './page-ids.ts';
import { createPopupState } from './state.ts';
import './style.css';

const language = browser.i18n.getUILanguage();
const state = createPopupState({ send, listenToPage, clipboard });

async function openOptions(): Promise<void> {
  await browser.runtime.openOptionsPage();
  window.close();
}

async function teach(trackingId: string): Promise<void> {
  const { ok } = await send('openTeaching', { trackingId });
  if (ok) window.close();
}

mount(
  messagesFor(language),
  <App
    state={state}
    locale={timeLocale(language)}
    openOptions={() => void openOptions()}
    teach={(trackingId) => void teach(trackingId)}
  />,
);
void state.start();
