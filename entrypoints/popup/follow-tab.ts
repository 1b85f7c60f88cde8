export type HearFrame = (frame: string, ids: string[]) => void;

export interface FollowTab {
  /** Goes over to a tab: what was heard of another one is forgotten. */
  follow(tabId: number): void;
  /** Asks the frames again, if this is the tab: they may show another page. */
  askAgain(tabId: number): void;
  /** A frame says that it has IDs now, other ones, or none any more. One that begins to have some was not asked yet. */
  hearNews(tabId: number, frameId: number, hasIds: boolean): void;
}

/** Frames that are still there answer at once; a busy page takes a moment. */
const ANSWER_MS = 500;

/**
 * The IDs of one tab after the other, from all its frames.
 * @param connect asks all frames of a tab, which answer now and with every change. @returns ends it
 * @param hear receives the IDs of the tab, each once
 */
export function createFollowTab(
  connect: (tabId: number, hear: HearFrame) => () => void,
  hear: (ids: string[]) => void,
): FollowTab {
  let followed: number | undefined;
  let disconnect: () => void = () => undefined;
  let byFrame = new Map<string, string[]>();
  /** Frames that were asked after they had begun to have IDs: they tell every change by themselves. */
  const asked = new Set<number>();
  let dropping: ReturnType<typeof setTimeout> | undefined;

  const tell = (): void => hear([...new Set([...byFrame.values()].flat())]);

  function ask(tabId: number): void {
    disconnect();
    clearTimeout(dropping);
    // What was known stays until the frames have answered, so that the list does not flicker.
    const silent = new Set(byFrame.keys());
    disconnect = connect(tabId, (frame, ids) => {
      silent.delete(frame);
      byFrame.set(frame, ids);
      tell();
    });
    dropping = setTimeout(() => {
      for (const frame of silent) byFrame.delete(frame);
      if (silent.size > 0) tell();
    }, ANSWER_MS);
  }

  return {
    follow(tabId) {
      if (tabId === followed) return;
      followed = tabId;
      byFrame = new Map();
      asked.clear();
      tell();
      ask(tabId);
    },
    askAgain(tabId) {
      if (tabId === followed) ask(tabId);
    },
    hearNews(tabId, frameId, hasIds) {
      if (tabId !== followed || (hasIds && asked.has(frameId))) return;
      if (hasIds) asked.add(frameId);
      else asked.delete(frameId);
      ask(tabId);
    },
  };
}
