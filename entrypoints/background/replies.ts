import { createTurns } from '../../utils/in-turn.ts';
import type { Request } from '../../utils/protocol.ts';
import type { ReplyChoices, ReplySettings } from '../../utils/replies/settings.ts';
import { type TemplateEdits, withoutTemplates, withTemplates } from '../../utils/replies/templates.ts';
import { isUnreadable, type Stored } from '../../utils/storage.ts';

interface Dependencies {
  readTemplates(): Promise<Stored<TemplateEdits>>;
  /** Those that an organisation has set. */
  readManaged(): Promise<TemplateEdits>;
  writeTemplates(edits: TemplateEdits): Promise<void>;
  readChoices(): Promise<Stored<ReplyChoices>>;
  writeChoices(choices: ReplyChoices): Promise<void>;
}

export interface ReplyService {
  describe(): Promise<ReplySettings>;
  /** Replaces all changed templates. Rejects when the browser refuses, leaving the old ones. */
  saveTemplates(edits: TemplateEdits): Promise<ReplySettings>;
  /** Remembers choices; those that are absent stay. */
  saveChoices(choices: Request<'saveReplyChoices'>): Promise<void>;
  replaceChoices(choices: ReplyChoices): Promise<void>;
}

/** Reply templates and what was chosen for the last reply, read and changed only here. */
export function createReplies(store: Dependencies): ReplyService {
  const inTurn = createTurns();

  async function describe(): Promise<ReplySettings> {
    const [templates, choices, managed] = await Promise.all([
      store.readTemplates(),
      store.readChoices(),
      store.readManaged(),
    ]);
    return {
      edits: withTemplates(templates.value, managed),
      choices: choices.value,
      unreadable: isUnreadable(templates.state),
      ...(Object.keys(managed).length > 0 ? { managed } : {}),
    };
  }

  return {
    describe,
    async saveTemplates(edits) {
      const [{ value: before }, managed] = await Promise.all([store.readTemplates(), store.readManaged()]);
      // What was kept below a managed template comes back when the policy goes.
      const below = withoutTemplates(before, withoutTemplates(before, managed));
      await store.writeTemplates(withTemplates(withoutTemplates(edits, managed), below));
      return describe();
    },
    replaceChoices: (choices) => inTurn(() => store.writeChoices(choices)),
    saveChoices(choices) {
      // One after the other: two quick choices must not lose each other.
      return inTurn(async () => {
        const { value } = await store.readChoices();
        const given = Object.entries(choices).filter(([, choice]) => choice !== undefined);
        await store.writeChoices({ ...value, ...Object.fromEntries(given) });
      });
    },
  };
}
