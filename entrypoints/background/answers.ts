import { logUnexpected } from '../../utils/logger.ts';
import type { KeptLookup } from '../../utils/storage.ts';

export type AnswerListener = (lookup: KeptLookup) => Promise<void>;

/** Each answer of the platform, for those who keep or show what it says. Their failures never reach the lookup. */
export interface Answers {
  listen(listener: AnswerListener): void;
  tell(lookup: KeptLookup): Promise<void>;
}

export function createAnswers(): Answers {
  const listeners: AnswerListener[] = [];
  return {
    listen: (listener) => void listeners.push(listener),
    async tell(lookup) {
      await Promise.all(
        listeners.map((listener) =>
          listener(lookup).catch((error: unknown) => logUnexpected('a listener to answers', error)),
        ),
      );
    },
  };
}
