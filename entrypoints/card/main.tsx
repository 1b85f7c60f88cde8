import { mount } from '../../features/messages-context.tsx';
import { ProofToolsProvider } from '../../features/proof/ui/use-proof-tools.ts';
import '../../components/styles/base.css';
import { keepWidth, onCardMessage, onEscape, waitUntilVisible } from '../../features/card/frame.ts';
import { type CardState, createCardState } from '../../features/card/state.ts';
import { CardApp } from '../../features/card/ui/CardApp.tsx';
import { cardProtocol } from '../../features/card-protocol.ts';
import { createRecognition } from '../../features/detection/recognition.ts';
import { detectionRulesItem, patternsItem } from '../../features/detection/storage.ts';
import { onIdReport } from '../../features/page/id-reports.ts';
import { createProofTools } from '../../features/proof/state.ts';
import { createReplyStore } from '../../features/replies/state.ts';
import { replyChoicesItem, replyTemplatesItem } from '../../features/replies/storage.ts';
import { sharedMessagesFor, timeLocale } from '../../features/shared-catalogue.ts';
import { browserShortcuts } from '../../features/shortcuts/browser-shortcuts.ts';
import { createWatchStore } from '../../features/watch/state.ts';
import { watchesItem } from '../../features/watch/storage.ts';
import { browser, onStoredChange } from '../../utils/browser.ts';
import { createSend } from '../../utils/messaging.ts';
import { requestNotifications } from '../../utils/optional-apis.ts';
import './style.css';

const send = createSend(cardProtocol);
const language = browser.i18n.getUILanguage();
const messages = sharedMessagesFor(language);
const locale = timeLocale(language);
const watches = createWatchStore(send, requestNotifications);
const proofTools = createProofTools({ send, messages, locale, enlarge });
const recognition = createRecognition(send);
const replies = createReplyStore(send, language, (text) => browser.i18n.detectLanguage(text));
let state: CardState | undefined;

async function show(nonce: string | undefined, isPinned: boolean): Promise<void> {
  const shown =
    nonce === undefined
      ? undefined
      : createCardState({ send, nonce, isPinned, recognition, replies, waitUntilVisible });
  state = shown;
  mount({ value: messages }, undefined);
  await shown?.start();
  if (!shown || shown !== state) return;
  mount(
    { value: messages },
    <ProofToolsProvider value={proofTools}>
      <CardApp
        state={shown}
        watches={watches}
        shortcuts={browserShortcuts}
        locale={locale}
        openOptions={() => void send('openConnection', {})}
      />
    </ProofToolsProvider>,
  );
}

/** Gives an image the whole window, or the card its place again. */
async function enlarge(isLarge: boolean): Promise<void> {
  if (isLarge) keepWidth(true);
  await state?.enlarge(isLarge);
  if (!isLarge) keepWidth(false);
}

onCardMessage((nonce, isPinned) => void show(nonce, isPinned));
onIdReport(() => void state?.trail.load());
onEscape(() => {
  const shown = state;
  return () => shown?.close();
});
// The card's page stays loaded while it is hidden, so it must follow changes made on the options page.
for (const [items, load] of [
  [[patternsItem, detectionRulesItem], recognition.load],
  [[watchesItem], watches.load],
  [[replyTemplatesItem, replyChoicesItem], replies.load],
] as const) {
  for (const item of items) onStoredChange(item, () => void load());
  void load();
}
