import { createQueue } from '../../../utils/async.ts';
import { fail, type Outcome, succeed } from '../../../utils/outcome.ts';
import { isUnreadable, type Stored } from '../../../utils/storage.ts';
import type { DetectionRules } from '../engine/rules.ts';
import type { KnownRules } from '../messages.ts';
import { changedRules, MAX_IGNORED_IDS, type RulesChange } from '../model.ts';

interface Dependencies {
  read(): Promise<Stored<DetectionRules>>;
  write(rules: DetectionRules): Promise<void>;
  /** Has open pages ask for the rules again. */
  tellPages(): Promise<void>;
}

export interface DetectionRulesService {
  describe(): Promise<KnownRules>;
  /** Changes some of them; `invalidInput` where the list would grow too long. Rejects when the browser refuses. */
  change(change: RulesChange): Promise<Outcome<KnownRules>>;
  replace(rules: DetectionRules): Promise<void>;
}

/** What counts as an ID; read and changed only here, one change after the other. */
export function createDetectionRules({ read, write, tellPages }: Dependencies): DetectionRulesService {
  const enqueue = createQueue();

  async function describe(): Promise<KnownRules> {
    const { state, value } = await read();
    return { rules: value, unreadable: isUnreadable(state) };
  }

  async function store(rules: DetectionRules): Promise<void> {
    await write(rules);
    // Not waited for: a page that is slow to answer must not keep the settings waiting.
    void tellPages();
  }

  return {
    describe,
    change: (change) =>
      enqueue(async () => {
        const rules = changedRules((await read()).value, change);
        if (rules.notIds.length > MAX_IGNORED_IDS) return fail('invalidInput');
        await store(rules);
        return succeed(await describe());
      }),
    replace: (rules) => enqueue(() => store(rules)),
  };
}
