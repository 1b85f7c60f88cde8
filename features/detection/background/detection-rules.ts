import type { Enqueue } from '../../../utils/async.ts';
import { fail, type Outcome, succeed } from '../../../utils/outcome.ts';
import { isUnreadable, type Stored } from '../../../utils/storage.ts';
import type { DetectionRules } from '../engine/rules.ts';
import type { KnownRules } from '../messages.ts';
import { changedRules, MAX_IGNORED_IDS, type RulesChange } from '../model.ts';

interface Dependencies {
  /** Runs changes of settings one after another. */
  enqueue: Enqueue;
  read(): Promise<Stored<DetectionRules>>;
  write(rules: DetectionRules): Promise<void>;
  /** Makes open pages load the rules again. */
  notifyPages(): Promise<void>;
}

export interface DetectionRulesService {
  getRules(): Promise<KnownRules>;
  /** Changes some rules. Fails with `invalidInput` if the ignore list would be too long. Rejects if storing fails. */
  change(change: RulesChange): Promise<Outcome<KnownRules>>;
}

/** Reads and changes the detection rules. */
export function createDetectionRules({
  enqueue,
  read,
  write,
  notifyPages,
}: Dependencies): DetectionRulesService {
  async function getRules(): Promise<KnownRules> {
    const { state, value } = await read();
    return { rules: value, unreadable: isUnreadable(state) };
  }

  return {
    getRules,
    change: (change) =>
      enqueue(async () => {
        const rules = changedRules((await read()).value, change);
        if (rules.notIds.length > MAX_IGNORED_IDS) return fail('invalidInput');
        await write(rules);
        // Not awaited, because a slow page must not delay the settings.
        void notifyPages();
        return succeed(await getRules());
      }),
  };
}
