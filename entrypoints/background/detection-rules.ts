import { changedRules, MOST_NOT_IDS, type RulesChange } from '../../utils/detection.ts';
import { fail, type Outcome, succeed } from '../../utils/errors.ts';
import { createTurns } from '../../utils/in-turn.ts';
import type { KnownRules } from '../../utils/protocol.ts';
import { isUnreadable, type Stored } from '../../utils/storage.ts';
import type { DetectionRules } from '../../utils/tracking/rules.ts';

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
  const inTurn = createTurns();

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
      inTurn(async () => {
        const rules = changedRules((await read()).value, change);
        if (rules.notIds.length > MOST_NOT_IDS) return fail('invalidInput');
        await store(rules);
        return succeed(await describe());
      }),
    replace: (rules) => inTurn(() => store(rules)),
  };
}
