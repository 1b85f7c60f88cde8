import { browser } from 'wxt/browser';
import { type Ids, type IdsContext, offeredIds } from '../../utils/ids-script.ts';
import { onDetectionChanged } from '../../utils/page-messaging.ts';
import type { Match } from '../../utils/tracking/detect.ts';
import { mayHoldId } from '../../utils/tracking/first-look.ts';
import type { DetectionRules } from '../../utils/tracking/rules.ts';
import type { TaughtPattern } from '../../utils/tracking/taught-pattern.ts';
import { askForDetection } from './ask-for-detection.ts';
import { yieldToPage } from './slices.ts';

export interface Detection {
  /**
   * A cheap first look: false means that the text holds no ID.
   * @param isLabelled the text has a header, so that no word is needed in it
   */
  mayHold(text: string, isLabelled?: boolean): boolean;
  /** What finds, marks and opens IDs, once it was loaded. Until then nothing was found. */
  ids(): Ids | undefined;
  /** Loads it. @returns nothing when the extension was updated or removed */
  getReady(): Promise<Ids | undefined>;
  /** The IDs of a text. @param label the header that stands over it */
  find(text: string, label?: string): Match[];
  findInLink(href: string): string[];
  /** Calls a function whenever what was found before may be found otherwise now. */
  onChange(listener: () => void): void;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** @returns nothing when Waybill was switched off meanwhile, or is gone */
async function loadIds(context: IdsContext): Promise<Ids | undefined> {
  try {
    await import(/* @vite-ignore */ browser.runtime.getURL('/ids.js'));
  } catch {
    // An extension that was updated or removed has no scripts any more.
    return undefined;
  }
  if (context.life.signal.aborted) return undefined;
  const ids = offeredIds()?.(context);
  for (const use of ids?.firstUses ?? []) {
    await yieldToPage();
    use();
  }
  await yieldToPage();
  return ids;
}

/**
 * Detection with the shapes that were taught and the rules, which can change while the page is open. Ends with the
 * frame's life.
 */
export function createDetection(context: IdsContext): Detection {
  const { signal } = context.life;
  const listeners: (() => void)[] = [];
  let ids: Ids | undefined;
  let loading: Promise<Ids | undefined> | undefined;
  let taught: readonly TaughtPattern[] = [];
  let rules: DetectionRules | undefined;
  let hasTones = false;
  let latest = 0;
  let answered = (): void => undefined;
  /** The background has answered, or cannot: what the rules leave out must not be marked even for a moment. */
  const isAnswered = new Promise<void>((resolve) => {
    answered = resolve;
  });

  async function getReady(): Promise<Ids | undefined> {
    loading ??= Promise.all([loadIds(context), isAnswered]).then(([loaded]) => {
      loaded?.showTones(hasTones);
      return loaded;
    });
    ids = await loading;
    return ids;
  }

  async function getSettings(): Promise<void> {
    latest += 1;
    const own = latest;
    const isOld = (): boolean => signal.aborted || own !== latest;
    const reply = await askForDetection();
    // An answer that was overtaken by a newer question is old.
    if (own !== latest) return;
    answered();
    if (!reply || signal.aborted) return;
    if (!reply.isOn) {
      context.life.abort();
      return;
    }
    hasTones = reply.hasStatusColours;
    ids?.showTones(hasTones);
    const hasNewShapes = !isSame(reply.patterns, taught);
    if (!hasNewShapes && isSame(reply.rules, rules)) return;
    rules = reply.rules;
    if (hasNewShapes) {
      const ready = await getReady();
      if (!ready || isOld()) return;
      taught = reply.patterns.filter(ready.isTaughtPattern);
    }
    // Nothing was found before there is what finds it.
    if (ids) for (const listener of listeners) listener();
  }

  onDetectionChanged(() => void getSettings(), signal);
  void getSettings();

  return {
    mayHold: (text, isLabelled = false) =>
      mayHoldId(text, isLabelled) || (taught.length > 0 && ids?.mayHold(text, { taught }) === true),
    ids: () => ids,
    getReady,
    find: (text, label) =>
      ids?.findTrackingIds(text, { taught, rules, ...(label === undefined ? {} : { label }) }) ?? [],
    findInLink: (href) => ids?.findInLink(href, rules) ?? [],
    onChange: (listener) => void listeners.push(listener),
  };
}
