/** Keeps an answer that was overtaken from passing for news. */
export interface LatestOnly {
  /**
   * To be called with each question.
   * @returns to be called with its answer, once it is to be taken: false where a later question's was taken before, or
   *   where all that was asked so far has been dropped
   */
  ask(): () => boolean;
  /** What was asked so far counts no more: something newer is known, or was begun. */
  drop(): void;
}

/**
 * For questions that are asked again whenever their answer may have changed. It is the latest answer that counts, not the
 * latest question: one that fails must not take an answer away that is on its way.
 */
export function latestOnly(): LatestOnly {
  let asked = 0;
  let taken = 0;
  return {
    ask() {
      asked += 1;
      const own = asked;
      return () => {
        if (own <= taken) return false;
        taken = own;
        return true;
      };
    },
    drop() {
      taken = asked;
    },
  };
}
