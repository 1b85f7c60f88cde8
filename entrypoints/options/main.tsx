import { mount } from '../../components/mount.tsx';
import '../../components/styles/base.css';
import { browser } from '../../utils/browser.ts';
import { timeLocale } from '../../utils/format-time.ts';
import { messagesFor } from '../../utils/messages/catalogue.ts';
import { send } from '../../utils/messaging.ts';
import {
  activityItem,
  patternsItem,
  replyTemplatesItem,
  settingsItem,
  statusColoursItem,
} from '../../utils/storage.ts';
import { App } from './App.tsx';
import { readFacts } from './diagnostics/read-facts.ts';
import { createOptionsState } from './state.ts';
import './styles/layout.css';
import './styles/connection.css';
import './styles/webhook.css';

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
  requestAccess,
  now: () => new Date(),
  newId: () => crypto.randomUUID(),
  readFacts,
  language,
  locale,
});
document.title = messages.options.title;

// What is saved can change elsewhere: in another tab of this page, in the popup, in the browser's own settings.
const { load } = state.connection;
const { load: loadPatterns } = state.detection.kept;
const { load: loadStatusColours } = state.statusColours;
const { load: loadTemplates } = state.replies;
const { load: loadDiagnostics } = state.diagnostics;
for (const change of [browser.permissions.onAdded, browser.permissions.onRemoved]) {
  change.addListener(load);
  change.addListener(loadDiagnostics);
}
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'visible') return;
  void load();
  void loadPatterns();
  void loadStatusColours();
  void loadTemplates();
  void loadDiagnostics();
});
browser.storage.onChanged.addListener((changes, area) => {
  if (area === settingsItem.area && settingsItem.key in changes) void load();
  if (area === patternsItem.area && patternsItem.key in changes) void loadPatterns();
  if (area === statusColoursItem.area && statusColoursItem.key in changes) void loadStatusColours();
  if (area === activityItem.area && activityItem.key in changes) void loadDiagnostics();
  if (area === replyTemplatesItem.area && replyTemplatesItem.key in changes) void loadTemplates();
});
void load();
void loadPatterns();
void loadStatusColours();
void loadTemplates();
void loadDiagnostics();

mount(messages, <App state={state} now={() => new Date()} locale={locale} />);
