import { createTurns } from '../../utils/in-turn.ts';
import type { StepDirection, StepId } from '../../utils/page-commands.ts';
import type { IdFrame, IdTab } from '../../utils/storage.ts';

/**
 * Asks a frame to move to its next or previous ID.
 * @returns whether there was one; `undefined` when no content script answered
 */
export type AskToStep = (
  tabId: number,
  frameId: number,
  step: Pick<StepId, 'direction' | 'isEntering'>,
) => Promise<boolean | undefined>;

export interface IdFrames {
  /** Notes that a frame has IDs now, other ones, or none any more. */
  report(tabId: number, frame: IdFrame, hasIds: boolean): Promise<void>;
  /** Moves to the next or previous ID of a tab, through all its frames and around. Without IDs nothing happens. */
  step(tabId: number, direction: StepDirection): Promise<void>;
  /** Forgets a tab that was closed. */
  forget(tabId: number): Promise<void>;
  /** Resolves when what was reported so far is known. */
  settled(): Promise<void>;
}

/** Frames that were removed say nothing. So that they cannot fill the store, the oldest reports make room. */
const MOST_FRAMES = 500;

/** A page that is busy or shows a dialog answers late. Others must not wait for it. */
const ANSWER_LIMIT_MS = 1_000;

/**
 * Which frames of a tab have IDs, and which one was stepped to last. Reads, writes and steps queue, so that of two
 * quick commands the second begins where the first ended.
 * @param onChange called with what is known of a tab when it may have changed
 */
export function createIdFrames(
  load: () => Promise<IdTab[]>,
  store: (tabs: IdTab[]) => Promise<void>,
  ask: AskToStep,
  onChange: (tab: IdTab) => Promise<void>,
): IdFrames {
  const inTurn = createTurns();

  function change(tabId: number, update: (tab: IdTab) => IdTab | Promise<IdTab>): Promise<void> {
    return inTurn(async () => {
      const tabs = await load();
      const known = tabs.find((tab) => tab.tabId === tabId);
      const updated = await update(known ?? { tabId, frames: [] });
      const isEmpty = updated.frames.length === 0 && updated.steppedTo === undefined;
      if (isEmpty && !known) return;
      const others = tabs.filter((tab) => tab.tabId !== tabId);
      await store(isEmpty ? others : [...others, updated]);
      await onChange(updated);
    });
  }

  async function stepThrough(tab: IdTab, direction: StepDirection): Promise<IdTab> {
    let { frames, steppedTo } = tab;
    for (const { frameId, isEntering } of stops(tab, direction)) {
      if (!frames.some((frame) => frame.frameId === frameId)) continue;
      const answer = await inTime(ask(tab.tabId, frameId, { direction, isEntering }));
      // A late frame still moves once it can: asking others as well would move twice.
      if (answer === 'late') break;
      if (answer === true) return { ...tab, frames, steppedTo: frameId };
      if (answer === undefined) {
        frames = frames.filter((frame) => frame.frameId !== frameId);
        if (steppedTo === frameId) steppedTo = undefined;
      }
    }
    return { ...tab, frames, steppedTo };
  }

  return {
    report: (tabId, frame, hasIds) =>
      change(tabId, (tab) => {
        const others = tab.frames.filter(({ frameId }) => frameId !== frame.frameId);
        return { ...tab, frames: (hasIds ? [...others, frame] : others).slice(-MOST_FRAMES) };
      }),
    step: (tabId, direction) => change(tabId, (tab) => stepThrough(tab, direction)),
    forget: (tabId) => change(tabId, () => ({ tabId, frames: [] })),
    settled: () => inTurn(async () => {}),
  };
}

interface Stop {
  frameId: number;
  isEntering: boolean;
}

/** The frames to ask, in turn: from the one stepped to last through the others and around to its other end. */
function stops({ frames, steppedTo }: IdTab, direction: StepDirection): Stop[] {
  const inOrder = [...frames].sort((one, other) => comparePaths(one.path, other.path));
  if (direction === 'previous') inOrder.reverse();
  const entered = inOrder.map(({ frameId }) => ({ frameId, isEntering: true }));
  const start = entered.findIndex(({ frameId }) => frameId === steppedTo);
  const current = entered[start];
  if (!current) return entered;
  return [{ ...current, isEntering: false }, ...entered.slice(start + 1), ...entered.slice(0, start + 1)];
}

/** Index by index; a frame comes before the frames that it holds. */
function comparePaths(one: number[], other: number[]): number {
  const at = one.findIndex((index, depth) => index !== other[depth]);
  if (at === -1) return one.length - other.length;
  return (one[at] ?? 0) - (other[at] ?? -1);
}

function inTime<T>(answer: Promise<T>): Promise<T | 'late'> {
  const limit = new Promise<'late'>((resolve) => setTimeout(resolve, ANSWER_LIMIT_MS, 'late'));
  return Promise.race([answer, limit]);
}
