import { MAX_LISTED_IDS } from '../page/occurrences.ts';

/** `leftOut`: how many IDs of the frame are not in `ids`, because it has more than a frame may list. */
export type OnFrameIds = (frame: string, ids: string[], leftOut: number) => void;

/**
 * `count`: the number of IDs in the tab, which is larger than the length of `ids` if some are not listed. The numbers of
 * left out IDs are added up, so an ID that two frames leave out counts twice.
 */
export type OnTabIds = (ids: string[], count: number) => void;

export interface FollowTab {
  /** Switches to a tab, and drops the IDs of the previous one. */
  follow(tabId: number): void;
  /** Reconnects to the frames if this is the followed tab: they may show another page. */
  reconnect(tabId: number): void;
  /** Handles a frame's report of whether it has IDs. A frame that had no IDs before is not connected yet. */
  onReport(tabId: number, frameId: number, hasIds: boolean): void;
}

/** Time for the frames of a busy page to answer. */
const ANSWER_TIMEOUT_MS = 500;
/** Frames choose their own names, and a page that has taken over its content script could report any number of them. */
const MAX_FRAMES = 200;

/**
 * Collects the IDs of the active tab from all its frames.
 * @param connect connects to all frames of a tab, which report their IDs now and after each change; returns a function
 *   that disconnects
 * @param onIds receives the different IDs of the tab, as many as one frame may list
 */
export function createFollowTab(
  connect: (tabId: number, onFrameIds: OnFrameIds) => () => void,
  onIds: OnTabIds,
): FollowTab {
  let followed: number | undefined;
  let disconnect: () => void = () => undefined;
  let byFrame = new Map<string, { ids: string[]; leftOut: number }>();
  /** Frames with IDs, which are connected. They report every change themselves. */
  const connected = new Set<number>();
  let dropping: ReturnType<typeof setTimeout> | undefined;

  function emit(): void {
    const frames = [...byFrame.values()];
    const known = [...new Set(frames.flatMap(({ ids }) => ids))];
    const leftOut = frames.reduce((sum, frame) => sum + frame.leftOut, 0);
    onIds(known.slice(0, MAX_LISTED_IDS), known.length + leftOut);
  }

  function connectTo(tabId: number): void {
    disconnect();
    clearTimeout(dropping);
    // The old IDs stay until the frames have answered, so that the list does not flicker.
    const silent = new Set(byFrame.keys());
    disconnect = connect(tabId, (frame, ids, leftOut) => {
      if (!byFrame.has(frame) && byFrame.size >= MAX_FRAMES) return;
      silent.delete(frame);
      byFrame.set(frame, { ids, leftOut });
      emit();
    });
    dropping = setTimeout(() => {
      for (const frame of silent) byFrame.delete(frame);
      if (silent.size > 0) emit();
    }, ANSWER_TIMEOUT_MS);
  }

  return {
    follow(tabId) {
      if (tabId === followed) return;
      followed = tabId;
      byFrame = new Map();
      connected.clear();
      emit();
      connectTo(tabId);
    },
    reconnect(tabId) {
      if (tabId === followed) connectTo(tabId);
    },
    onReport(tabId, frameId, hasIds) {
      if (tabId !== followed || (hasIds && connected.has(frameId))) return;
      if (hasIds) connected.add(frameId);
      else connected.delete(frameId);
      connectTo(tabId);
    },
  };
}
