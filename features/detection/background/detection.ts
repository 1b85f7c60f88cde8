import type { HandlersOf } from '../../../utils/messaging.ts';
import { succeed } from '../../../utils/outcome.ts';
import { isUnreadable, type Stored } from '../../../utils/storage.ts';
import type { CustomPattern } from '../engine/custom-pattern.ts';
import { type DetectionRules, isDefault } from '../engine/rules.ts';
import { exampleHash } from '../example-link.ts';
import type { detectionMessages, Patterns } from '../messages.ts';
import { customPatternsOf, type SavedPattern } from '../model.ts';
import { createDetectionRules, type DetectionRulesService } from './detection-rules.ts';

interface Dependencies {
  read(): Promise<Stored<SavedPattern[]>>;
  write(patterns: SavedPattern[]): Promise<void>;
  /** Those that an organisation has set, which nobody can take away. */
  readManaged(): Promise<SavedPattern[]>;
  readRules(): Promise<Stored<DetectionRules>>;
  writeRules(rules: DetectionRules): Promise<void>;
  /** Has open pages ask for shapes and rules again. */
  tellPages(): Promise<void>;
}

/** What IDs are found by. `rules`: only where they leave anything out. */
export interface Finding {
  patterns: CustomPattern[];
  rules?: DetectionRules;
}

export interface DetectionService {
  /** What content scripts need: rules, and shapes without names and examples. */
  finding(): Promise<Finding>;
  rules: DetectionRulesService;
  describe(): Promise<Patterns>;
  /** Replaces all patterns. Rejects when the browser refuses, leaving the old ones. */
  save(patterns: SavedPattern[]): Promise<Patterns>;
}

/** Taught patterns and rules, read and changed only here. */
export function createDetectionService(dependencies: Dependencies): DetectionService {
  const { read, write, readManaged, readRules, writeRules, tellPages } = dependencies;
  const rules = createDetectionRules({ read: readRules, write: writeRules, tellPages });

  async function describe(): Promise<Patterns> {
    const [{ state, value }, managed] = await Promise.all([read(), readManaged()]);
    return {
      patterns: value,
      unreadable: isUnreadable(state),
      ...(managed.length > 0 ? { managed } : {}),
    };
  }

  return {
    describe,
    rules,
    async finding() {
      const [kept, known] = await Promise.all([describe(), rules.describe()]);
      return { patterns: customPatternsOf(kept), ...(isDefault(known.rules) ? {} : { rules: known.rules }) };
    },
    async save(patterns) {
      await write(patterns);
      // Not waited for: a page that is slow to answer must not keep the settings waiting.
      void tellPages();
      return describe();
    },
  };
}

/** @param showInOptions shows a place of the options page, named by its hash */
export function detectionHandlers(
  detection: DetectionService,
  showInOptions: (place: string) => Promise<void>,
): HandlersOf<typeof detectionMessages> {
  return {
    getPatterns: async () => succeed(await detection.describe()),
    async openAddPattern({ trackingId }) {
      await showInOptions(exampleHash(trackingId));
      return succeed({});
    },
    savePatterns: async ({ patterns }) => succeed(await detection.save(patterns)),
    getDetectionRules: async () => succeed(await detection.rules.describe()),
    changeDetectionRules: (change) => detection.rules.change(change),
  };
}
