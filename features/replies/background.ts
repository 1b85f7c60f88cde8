import type { Enqueue } from '../../utils/async.ts';
import type { HandlersOf } from '../../utils/messaging.ts';
import { succeed } from '../../utils/outcome.ts';
import { isUnreadable, type Stored } from '../../utils/storage.ts';
import type { InsertOutcome } from '../page/model.ts';
import type { Request } from '../protocol.ts';
import type { ReplyLanguage } from './languages.ts';
import type { ReplySettings, repliesMessages } from './messages.ts';
import type { TemplateEdits } from './model.ts';
import type { ReplyChoices } from './storage.ts';
import { withoutTemplates, withTemplate, withTemplates } from './writer/template-edits.ts';

interface Dependencies {
  /** Runs changes of settings one after another. */
  enqueue: Enqueue;
  readTemplates(): Promise<Stored<TemplateEdits>>;
  /** Templates set by the organisation's policy. */
  readManaged(): Promise<TemplateEdits>;
  writeTemplates(edits: TemplateEdits): Promise<void>;
  readChoices(): Promise<Stored<ReplyChoices>>;
  writeChoices(choices: ReplyChoices): Promise<void>;
}

export interface ReplyService {
  getSettings(): Promise<ReplySettings>;
  /** Saves one template. Rejects if storing fails; the old template then stays. */
  saveTemplate(change: Request<'saveReplyTemplate'>): Promise<ReplySettings>;
  /** Saves choices; absent choices stay unchanged. */
  saveChoices(choices: Request<'saveReplyChoices'>): Promise<void>;
  /** Returns the edits to store when these templates replace the user's own. Call it in the queue. */
  templatesToStore(edits: TemplateEdits): Promise<TemplateEdits>;
  /** Returns the choices to store when those of a settings file replace the user's own. Call it in the queue. */
  choicesToStore(choices: ReplyChoices): Promise<ReplyChoices>;
}

/** The only place that reads and writes reply templates and choices. */
export function createReplies(store: Dependencies): ReplyService {
  const { enqueue } = store;

  async function getSettings(): Promise<ReplySettings> {
    const [templates, choices, managed] = await Promise.all([
      store.readTemplates(),
      store.readChoices(),
      store.readManaged(),
    ]);
    return {
      edits: withTemplates(templates.value, managed),
      choices: choices.value,
      unreadable: isUnreadable(templates.state),
      ...(isUnreadable(choices.state) ? { choicesUnreadable: true } : {}),
      ...(Object.keys(managed).length > 0 ? { managed } : {}),
    };
  }

  async function templatesToStore(edits: TemplateEdits): Promise<TemplateEdits> {
    const [{ value: before }, managed] = await Promise.all([store.readTemplates(), store.readManaged()]);
    // The user's own templates below managed ones stay stored, for when the policy is removed.
    const below = withoutTemplates(before, withoutTemplates(before, managed));
    return withTemplates(withoutTemplates(edits, managed), below);
  }

  return {
    getSettings,
    templatesToStore,
    saveTemplate: ({ language, state, text }) =>
      enqueue(async () => {
        const { value: before } = await store.readTemplates();
        await store.writeTemplates(await templatesToStore(withTemplate(before, language, state, text)));
        return getSettings();
      }),
    async choicesToStore(choices) {
      const { languages, sender } = (await store.readChoices()).value;
      return { ...(sender && { sender }), ...choices, ...(languages && { languages }) };
    },
    saveChoices({ host, ...choices }) {
      // In a queue, so that two quick choices do not overwrite each other.
      return enqueue(async () => {
        const { value } = await store.readChoices();
        const given = Object.entries(choices).filter(([, choice]) => choice !== undefined);
        const { language } = choices;
        const languages = host && language ? withLatest(value.languages, host, language) : undefined;
        await store.writeChoices({
          ...value,
          ...Object.fromEntries(given),
          ...(languages && { languages }),
        });
      });
    },
  };
}

/** More helpdesks than anyone works in. */
const MAX_HOSTS = 50;

function withLatest(
  languages: ReplyChoices['languages'] = {},
  host: string,
  language: ReplyLanguage,
): Record<string, ReplyLanguage> {
  const { [host]: _old, ...others } = languages;
  return Object.fromEntries([...Object.entries(others), [host, language] as const].slice(-MAX_HOSTS));
}

/**
 * Handlers of the messages about ready replies.
 * @param insertIntoPage inserts a text into the editor of a tab's page
 */
export function repliesHandlers(
  replies: ReplyService,
  insertIntoPage: (tabId: number, text: string) => Promise<InsertOutcome>,
): HandlersOf<typeof repliesMessages> {
  return {
    getReplySettings: async () => succeed(await replies.getSettings()),
    saveReplyTemplate: async (change) => succeed(await replies.saveTemplate(change)),
    async saveReplyChoices(choices, { isPrivate }) {
      if (!isPrivate) await replies.saveChoices(choices);
      return succeed({});
    },
    insertReply: async ({ text }, { tabId }) => succeed({ outcome: await insertIntoPage(tabId, text) }),
  };
}
