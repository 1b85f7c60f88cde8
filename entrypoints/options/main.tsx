import { mount } from '../../components/mount.tsx';
import '../../components/styles/base.css';
import { browser } from '../../utils/browser.ts';
import { detectionRulesItem, patternsItem } from '../../utils/detection-storage.ts';
import { timeLocale } from '../../utils/format-time.ts';
import { helpdesksItem } from '../../utils/helpdesk-settings.ts';
import { messagesFor } from '../../utils/messages/catalogue.ts';
import { send } from '../../utils/messaging.ts';
import {
  activityItem,
  recentItem,
  replyTemplatesItem,
  settingsItem,
  statusColoursItem,
} from '../../utils/storage.ts';
import { onStoredChange } from '../../utils/stored-change.ts';
import { webhookHistoryItem } from '../../utils/webhook-storage.ts';
import { App } from './App.tsx';
import { readFacts } from './diagnostics/read-facts.ts';
import { probes } from './diagnostics/self-test/probes.ts';
import { downloadJson } from './download-json.ts';
import { createOptionsState } from './state.ts';
import './styles/layout.css';
import './styles/connection.css';
import './webhook/webhook.css';

/** A pattern that the manifest does not allow to ask for rejects: for the page that is a refusal like another. */
async function requestAccess(origins: string[]): Promise<boolean> {
  try {
    return await browser.permissions.request({ origins });
  } catch {
    return false;
  }
}

const language = browser.i18n.getUILanguage();
const locale = timeLocale(language);
const messages = messagesFor(language);
const state = createOptionsState({
  send,
  download: (text) => downloadJson(text, messages.fleet.fileName),
  requestAccess,
  now: () => new Date(),
  newId: () => crypto.randomUUID(),
  readFacts,
  probes,
  language,
  locale,
});
document.title = messages.options.title;

// What is saved can change elsewhere: in another tab of this page, in the popup, in the browser's own settings.
const loads = [
  [settingsItem, state.connection.load],
  [helpdesksItem, state.helpdesks.load],
  [patternsItem, state.detection.kept.load],
  [detectionRulesItem, state.detection.rules.load],
  [statusColoursItem, state.statusColours.load],
  [replyTemplatesItem, state.replies.load],
  [activityItem, state.diagnostics.load],
  [recentItem, state.webhook.recent.load],
  [webhookHistoryItem, state.webhook.history.load],
] as const;

function loadAll(): void {
  void state.policy.load();
  for (const [, load] of loads) void load();
}

for (const [item, load] of loads) onStoredChange(item, () => void load());
// An organisation may set anything.
browser.storage.onChanged.addListener((_changes, area) => {
  if (area === 'managed') loadAll();
});
for (const change of [browser.permissions.onAdded, browser.permissions.onRemoved]) {
  change.addListener(state.connection.load);
  change.addListener(state.helpdesks.load);
  change.addListener(state.diagnostics.load);
}
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') loadAll();
});
loadAll();

mount(messages, <App state={state} now={() => new Date()} locale={locale} />);
