import { signal } from '@preact/signals';
import { type CardPageMessages, englishCardPageMessages } from '../../features/card-catalogue.ts';
import { mount } from '../../features/messages-context.tsx';
import { ProofToolsProvider } from '../../features/proof/ui/use-proof-tools.ts';
import '../../components/styles/base.css';
import {
  closeOnEscape,
  createPressClock,
  keepWidth,
  onCardMessage,
  onIdsReported,
  type ShowMessage,
  waitUntilVisible,
} from '../../features/card/frame.ts';
import { keepSteps } from '../../features/card/keep-steps.ts';
import type { CardProtocol } from '../../features/card/messages.ts';
import { type CardState, createCardState } from '../../features/card/state.ts';
import { CardApp } from '../../features/card/ui/CardApp.tsx';
import { createRecognition } from '../../features/detection/recognition.ts';
import { FOLLOWED_ITEMS } from '../../features/followed-items.ts';
import { loadInterfaceTexts } from '../../features/interface-texts.ts';
import { createOutdatedNotice } from '../../features/outdated-notice.ts';
import { onIdReport } from '../../features/page/id-reports.ts';
import { createProofTools } from '../../features/proof/state.ts';
import { REPEATABLE_MESSAGES } from '../../features/repeatable-messages.ts';
import { createReplyStore } from '../../features/replies/state.ts';
import { browserShortcuts } from '../../features/shortcuts/browser-shortcuts.ts';
import { createWatchStore } from '../../features/watch/state.ts';
import { browser, follow } from '../../utils/browser.ts';
import { createSend } from '../../utils/messaging.ts';
import { requestNotifications } from '../../utils/optional-apis.ts';
import './style.css';

const send = createSend<CardProtocol>({
  repeatable: REPEATABLE_MESSAGES,
  onOutdated: createOutdatedNotice(),
});
const texts = loadInterfaceTexts<CardPageMessages>(englishCardPageMessages, draw);
const watches = createWatchStore(send, requestNotifications);
const proofTools = createProofTools({
  send,
  texts,
  enlarge,
  change: (apply) => void state?.changeIfSeen(apply),
});
const recognition = createRecognition(send);
const press = createPressClock();
const followEscape = closeOnEscape();
const steps = keepSteps(() => state?.trail);
/** As in `texts`, but a signal: the language of replies follows it. */
const locale = signal('en');
const replies = createReplyStore(
  send,
  () => locale.value,
  (text) => browser.i18n.detectLanguage(text),
);
/** The card that is shown, or about to be. */
let state: CardState | undefined;
/** Whether that card has loaded what it shows. */
let isReady = false;

async function show(message: ShowMessage | undefined): Promise<void> {
  const shown =
    message && createCardState({ send, ...message, steps, recognition, replies, waitUntilVisible, press });
  state = shown;
  isReady = false;
  mount({ value: texts.messages }, undefined);
  followEscape(message && shown && { shownAt: message.shownAt, close: shown.close });
  if (!shown) {
    steps.waiting.length = 0;
    return;
  }
  await Promise.all([shown.start(), texts.loaded]);
  // An earlier card may be ready after a later one.
  if (state !== shown) return;
  isReady = true;
  draw();
}

/** Draws the card that is shown, when it is ready, and again when the language is changed. */
function draw(): void {
  locale.value = texts.locale;
  if (!state || !isReady) return;
  mount(
    { value: texts.messages, card: texts.messages, locale: texts.locale },
    <ProofToolsProvider value={proofTools}>
      <CardApp
        state={state}
        watches={watches}
        shortcuts={browserShortcuts}
        openOptions={() => void send('openOptions', { place: 'connection' })}
      />
    </ProofToolsProvider>,
  );
}

/** Lets an image fill the window, or returns the card to its place. */
async function enlarge(isLarge: boolean): Promise<void> {
  if (isLarge) keepWidth(true);
  await state?.enlarge(isLarge);
  if (!isLarge) keepWidth(false);
}

/** Shows a newer answer that the popup, the panel or a watch has received. That is rare, so the code is loaded then. */
async function followAnswers(): Promise<void> {
  if (!state) return;
  const { followLookup } = await import('../../features/lookup/follow-lookup.ts');
  // The card may have been closed meanwhile.
  if (state) await followLookup(state.lookup, send);
}

addEventListener('online', async () => {
  if (!state) return;
  const { retryUnreachable } = await import('../../features/lookup/follow-lookup.ts');
  if (state) await retryUnreachable(state.lookup);
});
onCardMessage((message) => void show(message));
const onReport = import.meta.env.FIREFOX ? onIdsReported : onIdReport;
onReport(() => void state?.trail.load());
// The card's page stays loaded while it is hidden, so it follows changes made on the options page or by a policy.
const {
  settings,
  patterns,
  detectionRules,
  replyTemplates,
  replyChoices,
  recent,
  watches: watched,
} = FOLLOWED_ITEMS;
// In Firefox, no change of `storage.session` reaches a page of the extension in a frame. These change with each answer.
const answers = import.meta.env.FIREFOX ? [recent, watched] : [FOLLOWED_ITEMS.lookups];
for (const [items, load] of [
  [[settings, patterns, detectionRules], recognition.load],
  [answers, followAnswers],
  [[watched], watches.load],
  [[FOLLOWED_ITEMS.proofPreference], proofTools.load],
  [[settings, replyTemplates, replyChoices], replies.load],
] as const) {
  follow(items, load);
  void load();
}
