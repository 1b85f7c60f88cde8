import { logUnexpected } from '../../utils/logger.ts';
import type { KeptLookup } from '../../utils/storage.ts';

/** Who wanted to know: a person, or a watch that nobody looks at. */
export type Asker = 'agent' | 'watch';

export type AnswerListener = (lookup: KeptLookup, asker: Asker) => Promise<void>;

/** Each answer of the platform, for those who keep or show what it says. Their failures never reach the lookup. */
export interface Answers {
  listen(listener: AnswerListener): void;
  tell(lookup: KeptLookup, asker: Asker): Promise<void>;
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
