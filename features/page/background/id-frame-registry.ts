import { createQueue, delay } from '../../../utils/async.ts';
import type { HandlersOf } from '../../../utils/messaging.ts';
import { succeed } from '../../../utils/outcome.ts';
import type { LanguageChoice } from '../../language/model.ts';
import type { ReplyTo } from '../../protocol.ts';
import { comparePaths } from '../compare-paths.ts';
import type { pageMessages } from '../messages.ts';
import type { StepDirection } from '../model.ts';
import type { IdFrame, IdTab } from '../storage.ts';
import type { navigateInFrame } from './tab-messages.ts';

export interface IdFrameRegistry {
  /**
   * Stores the IDs that a frame has now, or removes the frame if it has no IDs or Waybill is disabled there.
   * @param isOn called in turn, so that the reports of a frame keep their order
   */
  report(tabId: number, frame: IdFrame, hasIds: boolean, isOn?: () => Promise<boolean>): Promise<void>;
  /** Moves to the next or previous ID of a tab, through all its frames, and wraps around. Does nothing without IDs. */
  step(tabId: number, direction: StepDirection): Promise<void>;
  /**
   * The frames of a tab that have IDs, in the order of the page. Waits for all reports so far, because a card requests the
   * IDs as soon as a frame has reported.
   */
  framesOf(tabId: number): Promise<number[]>;
  /** Removes a closed tab. */
  forget(tabId: number): Promise<void>;
  /** Resolves when all reports so far have been stored. */
  settled(): Promise<void>;
}

/** Removed frames send no report. The oldest reports are dropped, so that they cannot fill the storage. */
const MAX_FRAMES = 500;

/** A page that is busy or shows a dialog replies late, and other commands must not wait for it. */
const ANSWER_LIMIT_MS = 1_000;

/**
 * Stores which frames of each tab have IDs, and which frame was navigated to last. Reads, writes and navigation queue
 * up, so that the second of two quick commands starts where the first ended.
 * @param onChange called with the entry of a tab when it may have changed
 */
export function createIdFrameRegistry(
  load: () => Promise<IdTab[]>,
  store: (tabs: IdTab[]) => Promise<void>,
  navigate: typeof navigateInFrame,
  onChange: (tab: IdTab) => Promise<void>,
): IdFrameRegistry {
  const enqueue = createQueue();

  function change(tabId: number, update: (tab: IdTab) => IdTab | Promise<IdTab>): Promise<void> {
    return enqueue(async () => {
      const tabs = await load();
      const known = tabs.find((tab) => tab.tabId === tabId);
      const updated = await update(known ?? { tabId, frames: [] });
      const isEmpty = updated.frames.length === 0 && updated.steppedTo === undefined;
      if (updated === known || (isEmpty && !known)) return;
      const others = tabs.filter((tab) => tab.tabId !== tabId);
      await store(isEmpty ? others : [...others, updated]);
      await onChange(updated);
    });
  }

  async function stepThrough(tab: IdTab, direction: StepDirection): Promise<IdTab> {
    let { frames, steppedTo } = tab;
    for (const { frameId, startsAtEdge } of stops(tab, direction)) {
      if (!frames.some((frame) => frame.frameId === frameId)) continue;
      const answer = await inTime(navigate(tab.tabId, frameId, { direction, startsAtEdge }));
      // A late frame may still move. Trying another frame as well would move twice.
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
    report: (tabId, frame, hasIds, isOn = async () => true) =>
      change(tabId, async (tab) => {
        const others = tab.frames.filter(({ frameId }) => frameId !== frame.frameId);
        const isStored = hasIds && (await isOn());
        // In Chrome, the last report of a document that leaves its tab has another frame ID. By then, the button is cleared.
        if (!isStored && others.length === tab.frames.length) return tab;
        return { ...tab, frames: (isStored ? [...others, frame] : others).slice(-MAX_FRAMES) };
      }),
    step: (tabId, direction) => change(tabId, (tab) => stepThrough(tab, direction)),
    async framesOf(tabId) {
      const tab = (await enqueue(load)).find((each) => each.tabId === tabId);
      return tab ? inPageOrder(tab.frames).map(({ frameId }) => frameId) : [];
    },
    forget: (tabId) => change(tabId, () => ({ tabId, frames: [] })),
    settled: () => enqueue(async () => {}),
  };
}

interface Stop {
  frameId: number;
  startsAtEdge: boolean;
}

const byIndex = (a: number, b: number): number => a - b;

const inPageOrder = (frames: readonly IdFrame[]): IdFrame[] =>
  frames.toSorted((a, b) => comparePaths(a.path, b.path, byIndex));

/** The frames to try, in order: from the current one through the others and around to the current one's other end. */
function stops({ frames, steppedTo }: IdTab, direction: StepDirection): Stop[] {
  const inOrder = inPageOrder(frames);
  if (direction === 'previous') inOrder.reverse();
  const entered = inOrder.map(({ frameId }) => ({ frameId, startsAtEdge: true }));
  const start = entered.findIndex(({ frameId }) => frameId === steppedTo);
  const current = entered[start];
  if (!current) return entered;
  return [{ ...current, startsAtEdge: false }, ...entered.slice(start + 1), ...entered.slice(0, start + 1)];
}

/** Waits for the reply of a frame, at most a second. @returns the reply, or `late` */
export const inTime = <T>(answer: Promise<T>): Promise<T | 'late'> =>
  Promise.race([answer, delay(ANSWER_LIMIT_MS).then(() => 'late' as const)]);

interface PageDependencies {
  idFrames: Pick<IdFrameRegistry, 'report'>;
  /** The custom patterns and rules that pages search with. */
  getSettings(): Promise<Omit<ReplyTo<'getDetection'>, 'hasStatusColors' | 'language' | 'isOn'>>;
  hasStatusColors(): Promise<boolean>;
  /** The chosen language of the interface. */
  language(): Promise<LanguageChoice>;
  /** Returns the focus of a tab to where it was before keyboard navigation moved it. */
  restoreFocus(tabId: number): Promise<unknown>;
  /** Whether Waybill is enabled at an address, and has access there if it needs that. */
  isOnAt(address: string | undefined, needsAccess?: boolean): Promise<boolean>;
}

/** Handles the messages of content scripts. */
export function pageHandlers({
  idFrames,
  getSettings,
  hasStatusColors,
  language,
  restoreFocus,
  isOnAt,
}: PageDependencies): HandlersOf<typeof pageMessages> {
  return {
    async reportIds({ hasIds, ...frame }, { tabId, frameId, address }) {
      // Frames with IDs receive statuses, so this does not rely on the content script: its page may have taken it over.
      await idFrames.report(tabId, { frameId, ...frame }, hasIds, () => isOnAt(address));
      return succeed({});
    },
    async returnFocus(_, { tabId }) {
      await restoreFocus(tabId);
      return succeed({});
    },
    async getDetection({ needsAccess }, { address }) {
      // In parallel, because the page waits for it.
      const [found, hasColors, choice, isOn] = await Promise.all([
        getSettings(),
        hasStatusColors(),
        language(),
        isOnAt(address, needsAccess),
      ]);
      return succeed(
        isOn
          ? { ...found, hasStatusColors: hasColors, language: choice, isOn }
          : { patterns: [], hasStatusColors: false, isOn },
      );
    },
  };
}
