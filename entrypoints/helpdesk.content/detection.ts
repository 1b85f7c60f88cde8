import { browser } from 'wxt/browser';
import { type Detector, offeredDetector } from '../../utils/detector.ts';
import { askFromPage, onDetectionChanged } from '../../utils/page-messaging.ts';
import type { Match } from '../../utils/tracking/detect.ts';
import { mayHoldId } from '../../utils/tracking/first-look.ts';
import type { TaughtPattern } from '../../utils/tracking/taught-pattern.ts';

export interface Detection {
  /**
   * A cheap first look: false means that the text holds no ID.
   * @param isLabelled the text has a header, so that no word is needed in it
   */
  mayHold(text: string, isLabelled?: boolean): boolean;
  /** Whether `find` and `findInLink` may be called. */
  isReady(): boolean;
  /** Gets what they need. @returns false when the extension was updated or removed */
  getReady(): Promise<boolean>;
  /** The IDs of a text. @param label the header that stands over it */
  find(text: string, label?: string): Match[];
  findInLink(href: string): string[];
  /** Calls a function whenever what was found before may be found otherwise now. */
  onChange(listener: () => void): void;
}

/** The patterns themselves are checked by the detector, which is loaded only if there are any. */
function isReply(value: unknown): value is { patterns: TaughtPattern[] } {
  return typeof value === 'object' && value !== null && 'patterns' in value && Array.isArray(value.patterns);
}

async function loadDetector(): Promise<Detector | undefined> {
  try {
    await import(/* @vite-ignore */ browser.runtime.getURL('/detector.js'));
    return offeredDetector();
  } catch {
    return undefined;
  }
}

/**
 * Detection with the shapes that were taught, which can change while the page is open; without them the others are
 * found. Ends with `signal`.
 */
export function createDetection(signal: AbortSignal): Detection {
  const listeners: (() => void)[] = [];
  let detector: Detector | undefined;
  let taught: readonly TaughtPattern[] = [];
  let latest = 0;

  async function getReady(): Promise<boolean> {
    detector ??= await loadDetector();
    return detector !== undefined;
  }

  async function getTaught(): Promise<void> {
    latest += 1;
    const own = latest;
    const reply = await askFromPage('getDetection', {}, isReply);
    if (!reply || (taught.length === 0 && reply.patterns.length === 0)) return;
    await getReady();
    // An answer that was overtaken by a newer question is old.
    if (!detector || signal.aborted || own !== latest) return;
    taught = reply.patterns.filter(detector.isTaughtPattern);
    for (const listener of listeners) listener();
  }

  onDetectionChanged(() => void getTaught(), signal);
  void getTaught();

  return {
    mayHold: (text, isLabelled = false) =>
      mayHoldId(text, isLabelled) || (taught.length > 0 && detector?.mayHold(text, { taught }) === true),
    isReady: () => detector !== undefined,
    getReady,
    find: (text, label) =>
      detector?.findTrackingIds(text, { taught, ...(label === undefined ? {} : { label }) }) ?? [],
    findInLink: (href) => detector?.findInLink(href) ?? [],
    onChange: (listener) => void listeners.push(listener),
  };
}
