import type { KeptPattern } from '../../utils/detection.ts';
import type { Patterns } from '../../utils/protocol.ts';
import { isUnreadable, type Stored } from '../../utils/storage.ts';
import type { TaughtPattern } from '../../utils/tracking/taught-pattern.ts';

interface Dependencies {
  read(): Promise<Stored<KeptPattern[]>>;
  write(patterns: KeptPattern[]): Promise<void>;
  /** Those that an organisation has set, which nobody can take away. */
  readManaged(): Promise<KeptPattern[]>;
  /** Has open pages ask for the shapes again. */
  tellPages(): Promise<void>;
}

export interface DetectionService {
  /** What content scripts need: shapes, without names and examples. */
  shapes(): Promise<TaughtPattern[]>;
  describe(): Promise<Patterns>;
  /** Replaces all patterns. Rejects when the browser refuses, leaving the old ones. */
  save(patterns: KeptPattern[]): Promise<Patterns>;
}

/** Taught patterns, read and changed only here. */
export function createDetection({ read, write, readManaged, tellPages }: Dependencies): DetectionService {
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
    async shapes() {
      const { patterns, managed = [] } = await describe();
      return [...patterns, ...managed].map(({ pattern }) => pattern);
    },
    async save(patterns) {
      await write(patterns);
      // Not waited for: a page that is slow to answer must not keep the settings waiting.
      void tellPages();
      return describe();
    },
  };
}
