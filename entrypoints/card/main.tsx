import { mount } from '../../components/mount.tsx';
import { ProofToolsProvider } from '../../components/proof-tools-context.ts';
import '../../components/styles/base.css';
import { browser } from '../../utils/browser.ts';
import { detectionRulesItem, patternsItem } from '../../utils/detection-storage.ts';
import { timeLocale } from '../../utils/format-time.ts';
import { messagesFor } from '../../utils/messages/catalogue.ts';
import { send } from '../../utils/messaging.ts';
import { notificationPermission } from '../../utils/notification-permission.ts';
import { createProofTools } from '../../utils/proof/proof-tools.ts';
import { createRecognition } from '../../utils/recognition.ts';
import { createReplyStore } from '../../utils/replies/reply-store.ts';
import { replyChoicesItem, replyTemplatesItem, watchesItem } from '../../utils/storage.ts';
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
const recognition = createRecognition(send);
const replies = createReplyStore(send, language);
let state: CardState | undefined;

async function show(ticket: string | undefined): Promise<void> {
  const shown = ticket === undefined ? undefined : createCardState({ send, ticket, recognition, replies });
  state = shown;
  mount(messages, undefined);
  await shown?.start();
  if (!shown || shown !== state) return;
  mount(
    messages,
    <ProofToolsProvider value={proofTools}>
      <App
        state={shown}
        watches={watches}
        locale={locale}
        openOptions={() => void send('openConnection', {})}
      />
    </ProofToolsProvider>,
  );
}

hearTickets((ticket) => void show(ticket));
onEscape(() => state?.close());
// A card stays while it is hidden, and while its ID is being taught, or a template changed, in the options.
for (const [items, load] of [
  [[patternsItem, detectionRulesItem], recognition.load],
  [[watchesItem], watches.load],
  [[replyTemplatesItem, replyChoicesItem], replies.load],
] as const) {
  for (const item of items) onStoredChange(item, () => void load());
  void load();
}
