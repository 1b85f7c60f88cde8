import { mount } from '../../components/mount.tsx';
import { ProofToolsProvider } from '../../components/proof-tools-context.ts';
import '../../components/styles/base.css';
import { browser } from '../../utils/browser.ts';
import { timeLocale } from '../../utils/format-time.ts';
import { messagesFor } from '../../utils/messages/catalogue.ts';
import { send } from '../../utils/messaging.ts';
import { notificationPermission } from '../../utils/notification-permission.ts';
import { createProofTools } from '../../utils/proof/proof-tools.ts';
import { patternsItem, replyTemplatesItem, watchesItem } from '../../utils/storage.ts';
import { onStoredChange } from '../../utils/stored-change.ts';
import { createWatchStore } from '../../utils/watch-state.ts';
import { App } from './App.tsx';
import { hearTickets } from './hear-tickets.ts';
import { onEscape } from './on-escape.ts';
import { type CardState, createCardState } from './state.ts';
import './style.css';

const language = browser.i18n.getUILanguage();
const messages = messagesFor(language);
const locale = timeLocale(language);
const watches = createWatchStore(send, notificationPermission);
const proofTools = createProofTools({ send, messages, locale });
let state: CardState | undefined;

function show(ticket: string | undefined): void {
  state = ticket === undefined ? undefined : createCardState({ send, ticket, language });
  mount(
    messages,
    state && (
      <ProofToolsProvider value={proofTools}>
        <App
          key={ticket}
          state={state}
          watches={watches}
          locale={locale}
          openOptions={() => void browser.runtime.openOptionsPage()}
        />
      </ProofToolsProvider>
    ),
  );
  void state?.start();
}

hearTickets(show);
onEscape(() => state?.close());
// The card stays open while its ID is being taught, or a template is being changed, in the options.
onStoredChange(patternsItem, () => void state?.loadShapes());
onStoredChange(watchesItem, () => void watches.load());
onStoredChange(replyTemplatesItem, () => void state?.replies.load());
void watches.load();
