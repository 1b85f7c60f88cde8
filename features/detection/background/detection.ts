import { createQueue, type Enqueue } from '../../../utils/async.ts';
import type { HandlersOf } from '../../../utils/messaging.ts';
import { fail, type Outcome, succeed } from '../../../utils/outcome.ts';
import { isUnreadable, type Stored } from '../../../utils/storage.ts';
import type { CustomPattern } from '../engine/patterns/custom-pattern.ts';
import { customPatternsOf, type DetectionRules, isDefault } from '../engine/rules.ts';
import type { detectionMessages, Patterns } from '../messages.ts';
import { changedPatterns, MAX_PATTERNS, type PatternsChange, type SavedPattern } from '../model.ts';
import { createDetectionRules, type DetectionRulesService } from './detection-rules.ts';

interface Dependencies {
  /** Runs changes of settings one after another. */
  enqueue: Enqueue;
  read(): Promise<Stored<SavedPattern[]>>;
  write(patterns: SavedPattern[]): Promise<void>;
  /** Patterns set by the organisation's policy; the user cannot remove them. */
  readManaged(): Promise<SavedPattern[]>;
  readRules(): Promise<Stored<DetectionRules>>;
  writeRules(rules: DetectionRules): Promise<void>;
  /** The IDs for the options, in session storage: the browser may stop the background before the options request them. */
  readExamples(): Promise<string[]>;
  writeExamples(trackingIds: string[]): Promise<void>;
  /** Makes open pages load patterns and rules again. */
  notifyPages(): Promise<void>;
}

/** The settings that pages use to find IDs. `rules`: absent if they exclude nothing. */
export interface DetectionSettings {
  patterns: CustomPattern[];
  rules?: DetectionRules;
}

export interface DetectionService {
  /** Returns the settings for content scripts: the rules, and the patterns without names and examples. */
  getSettings(): Promise<DetectionSettings>;
  rules: DetectionRulesService;
  getPatterns(): Promise<Patterns>;
  /**
   * Changes some patterns. Fails with `invalidInput` if there would be too many. Rejects if storing fails, and does not
   * change the patterns then.
   */
  change(change: PatternsChange): Promise<Outcome<Patterns>>;
  /** Stores an ID as another example, until the options have read it. */
  addExample(trackingId: string): Promise<void>;
  getExamples(): Promise<string[]>;
  removeExamples(trackingIds: readonly string[]): Promise<void>;
}

/** Reads and changes custom patterns and rules. */
export function createDetectionService(dependencies: Dependencies): DetectionService {
  const { enqueue, read, write, readManaged, readRules, writeRules, notifyPages } = dependencies;
  const inOrder = createQueue();
  const rules = createDetectionRules({ enqueue, read: readRules, write: writeRules, notifyPages });

  async function getPatterns(): Promise<Patterns> {
    const [{ state, value }, managed] = await Promise.all([read(), readManaged()]);
    return {
      patterns: value,
      unreadable: isUnreadable(state),
      ...(managed.length > 0 ? { managed } : {}),
    };
  }

  return {
    getPatterns,
    rules,
    async getSettings() {
      const [saved, known] = await Promise.all([getPatterns(), rules.getRules()]);
      return { patterns: customPatternsOf(saved), ...(isDefault(known.rules) ? {} : { rules: known.rules }) };
    },
    change: (change) =>
      enqueue(async () => {
        const patterns = changedPatterns((await read()).value, change);
        if (patterns.length > MAX_PATTERNS) return fail('invalidInput');
        await write(patterns);
        // Not awaited, because a slow page must not delay the settings.
        void notifyPages();
        return succeed(await getPatterns());
      }),
    addExample: (trackingId) =>
      inOrder(async () => dependencies.writeExamples([...(await dependencies.readExamples()), trackingId])),
    getExamples: () => inOrder(dependencies.readExamples),
    removeExamples: (trackingIds) =>
      inOrder(async () => {
        const kept = await dependencies.readExamples();
        await dependencies.writeExamples(kept.filter((id) => !trackingIds.includes(id)));
      }),
  };
}

/**
 * Handlers of the messages about detection.
 * @param showInOptions opens the options page at a fragment. It contains no ID, because browsers keep URLs in their history
 */
export function detectionHandlers(
  detection: DetectionService,
  showInOptions: (place: string) => Promise<void>,
): HandlersOf<typeof detectionMessages> {
  return {
    getPatterns: async () => succeed(await detection.getPatterns()),
    async openAddPattern({ trackingId }) {
      await detection.addExample(trackingId);
      await showInOptions('teach');
      return succeed({});
    },
    getExamples: async () => succeed({ trackingIds: await detection.getExamples() }),
    async removeExamples({ trackingIds }) {
      await detection.removeExamples(trackingIds);
      return succeed({});
    },
    changePatterns: (change) => detection.change(change),
    getDetectionRules: async () => succeed(await detection.rules.getRules()),
    changeDetectionRules: (change) => detection.rules.change(change),
  };
}
