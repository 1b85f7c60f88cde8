import { type KeptPattern, shapesOf } from '../../utils/detection.ts';
import type { Patterns } from '../../utils/protocol.ts';
import { isUnreadable, type Stored } from '../../utils/storage.ts';
import { type DetectionRules, isDefault } from '../../utils/tracking/rules.ts';
import type { TaughtPattern } from '../../utils/tracking/taught-pattern.ts';
import { createDetectionRules, type DetectionRulesService } from './detection-rules.ts';

interface Dependencies {
  read(): Promise<Stored<KeptPattern[]>>;
  write(patterns: KeptPattern[]): Promise<void>;
  /** Those that an organisation has set, which nobody can take away. */
  readManaged(): Promise<KeptPattern[]>;
  readRules(): Promise<Stored<DetectionRules>>;
  writeRules(rules: DetectionRules): Promise<void>;
  /** Has open pages ask for shapes and rules again. */
  tellPages(): Promise<void>;
}

/** What IDs are found by. `rules`: only where they leave anything out. */
export interface Finding {
  patterns: TaughtPattern[];
  rules?: DetectionRules;
}

export interface DetectionService {
  /** What content scripts need: rules, and shapes without names and examples. */
  finding(): Promise<Finding>;
  rules: DetectionRulesService;
  describe(): Promise<Patterns>;
  /** Replaces all patterns. Rejects when the browser refuses, leaving the old ones. */
  save(patterns: KeptPattern[]): Promise<Patterns>;
}

/** Taught patterns and rules, read and changed only here. */
export function createDetection(dependencies: Dependencies): DetectionService {
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
      return { patterns: shapesOf(kept), ...(isDefault(known.rules) ? {} : { rules: known.rules }) };
    },
    async save(patterns) {
      await write(patterns);
      // Not waited for: a page that is slow to answer must not keep the settings waiting.
      void tellPages();
      return describe();
    },
  };
}
