import { askFromPage, onDetectionChanged } from '../../utils/page-messaging.ts';
import { findTrackingIds, type Match, mayHoldId } from '../../utils/tracking/detect.ts';
import { isTaughtPattern, type TaughtPattern } from '../../utils/tracking/taught-pattern.ts';

export interface Detection {
  /** The IDs of a text. @param label the header that stands over it */
  find(text: string, label?: string): Match[];
  /** A cheap first look: false means that the text holds no ID. */
  mayHold(text: string): boolean;
  /** Calls a function whenever what was found before may be found otherwise now. */
  onChange(listener: () => void): void;
  /** Gets the taught shapes from the background; without them the others are found. */
  load(): Promise<void>;
}

function isReply(value: unknown): value is { patterns: TaughtPattern[] } {
  if (typeof value !== 'object' || value === null || !('patterns' in value)) return false;
  return Array.isArray(value.patterns) && value.patterns.every(isTaughtPattern);
}

/** Detection with the shapes that were taught, which can change while the page is open. Ends with `signal`. */
export function createDetection(signal: AbortSignal): Detection {
  const listeners: (() => void)[] = [];
  let taught: readonly TaughtPattern[] = [];
  let latest = 0;

  async function load(): Promise<void> {
    latest += 1;
    const own = latest;
    const reply = await askFromPage('getDetection', {}, isReply);
    // An answer that was overtaken by a newer question is old.
    if (!reply || signal.aborted || own !== latest) return;
    if (taught.length === 0 && reply.patterns.length === 0) return;
    taught = reply.patterns;
    for (const listener of listeners) listener();
  }

  onDetectionChanged(() => void load(), signal);

  return {
    find: (text, label) => findTrackingIds(text, { taught, ...(label === undefined ? {} : { label }) }),
    mayHold: (text) => mayHoldId(text, taught),
    onChange: (listener) => void listeners.push(listener),
    load,
  };
}
