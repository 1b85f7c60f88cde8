import { keepFocus } from '../../components/focus.ts';
import { mount } from '../../features/messages-context.tsx';
import '../../components/styles/base.css';
import '../../components/styles/pane.css';
import { settingsItem } from '../../features/connection/storage.ts';
import { detectionRulesItem, patternsItem } from '../../features/detection/storage.ts';
import { browserProbes } from '../../features/diagnostics/probes.ts';
import { readFacts } from '../../features/diagnostics/read-facts.ts';
import { activityItem } from '../../features/diagnostics/storage.ts';
import { helpdesksItem } from '../../features/helpdesks/storage.ts';
import { loadInterfaceTexts } from '../../features/interface-texts.ts';
import { englishOptionsMessages, type OptionsMessages } from '../../features/options-catalogue.ts';
import { createOutdatedNotice } from '../../features/outdated-notice.ts';
import { proofPreferenceItem } from '../../features/proof/storage.ts';
import type { MessageProtocol } from '../../features/protocol.ts';
import { recentItem } from '../../features/recent/storage.ts';
import { REPEATABLE_MESSAGES } from '../../features/repeatable-messages.ts';
import { replyChoicesItem, replyTemplatesItem } from '../../features/replies/storage.ts';
import { browserShortcuts } from '../../features/shortcuts/browser-shortcuts.ts';
import { statusColorsItem } from '../../features/status-colors/storage.ts';
import { webhookHistoryItem } from '../../features/webhook/storage.ts';
import { browser, follow, onAreaChange } from '../../utils/browser.ts';
import { downloadJson } from '../../utils/download.ts';
import { createSend } from '../../utils/messaging.ts';
import { requestHostAccess } from '../../utils/optional-apis.ts';
import { OptionsApp } from './App.tsx';
import { createOptionsState } from './state.ts';
import './styles/layout.css';
import '../../features/connection/ui/connection.css';
import '../../features/connection/ui/zoomed.css';

const send = createSend<MessageProtocol>({
  repeatable: REPEATABLE_MESSAGES,
  onOutdated: createOutdatedNotice(),
});
const texts = loadInterfaceTexts<OptionsMessages>(englishOptionsMessages, draw);
const now = () => new Date();
const state = createOptionsState({
  send,
  download: (text) => downloadJson(texts.messages.settingsFile.fileName, text),
  requestAccess: requestHostAccess,
  now,
  newId: () => crypto.randomUUID(),
  readFacts,
  probes: browserProbes,
  async closeTab() {
    const { id } = await browser.tabs.getCurrent();
    if (id !== undefined) await browser.tabs.remove(id);
  },
  readLocale: () => texts.loaded.then(() => texts.locale),
});

// Saved settings can change elsewhere: in another tab of this page, in the popup or in the browser's settings.
const loads = [
  [[settingsItem], state.connection.load],
  [[helpdesksItem], state.helpdesks.load],
  [[patternsItem], state.detection.saved.load],
  [[detectionRulesItem], state.detection.rules.load],
  [[statusColorsItem], state.statusColors.load],
  [[proofPreferenceItem], state.photos.load],
  [[replyTemplatesItem, replyChoicesItem], state.replies.load],
  [[activityItem], state.diagnostics.load],
  [[recentItem], state.webhook.recent.load],
  [[webhookHistoryItem], state.webhook.history.load],
] as const;

function loadAll(): void {
  void state.policy.load();
  void state.newerData.load();
  for (const [, load] of loads) void load();
}

for (const [items, load] of loads) follow(items, load);
onAreaChange('managed', () => void state.policy.load());
for (const change of [browser.permissions.onAdded, browser.permissions.onRemoved]) {
  change.addListener(state.connection.load);
  change.addListener(state.helpdesks.load);
  change.addListener(state.diagnostics.load);
}
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') loadAll();
});
loadAll();
keepFocus(document);

/** When the strings are loaded, and again when the language is changed: here, in another tab, or by a settings file. */
function draw(): void {
  const { choice, messages, locale } = texts;
  state.language.stored.value = choice;
  mount(
    { value: messages, options: messages, locale },
    <OptionsApp state={state} now={now} shortcuts={browserShortcuts} />,
  );
}
