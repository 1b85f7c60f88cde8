import { logUnexpected } from '../../utils/logger.ts';
import type { Asker, CachedLookup } from './model.ts';

export type AnswerListener = (lookup: CachedLookup, asker: Asker) => Promise<void>;

/** Each answer of the platform, for those who keep or show what it says. Their failures never reach the lookup. */
export interface Answers {
  listen(listener: AnswerListener): void;
  tell(lookup: CachedLookup, asker: Asker): Promise<void>;
}

export function createAnswers(): Answers {
  const listeners: AnswerListener[] = [];
  return {
    listen: (listener) => void listeners.push(listener),
    async tell(lookup, asker) {
      await Promise.all(
        listeners.map((listener) =>
          listener(lookup, asker).catch((error: unknown) => logUnexpected('a listener to answers', error)),
        ),
      );
    },
  };
}
