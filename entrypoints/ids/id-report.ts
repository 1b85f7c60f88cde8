import type { HitIndex } from '../../utils/hits.ts';
import { sendFromPage } from '../../utils/page-messaging.ts';
import type { Request } from '../../utils/protocol.ts';
import { framePath } from './frame-path.ts';
import { someVisibleIds } from './visible-hits.ts';
import type { Listen } from './window-events.ts';

/** The most that one report tells apart; the protocol's `MOST_HASHES`. */
const MOST = 99;
/** A count that lags this much disturbs nobody; a chat that streams in is counted twice a second at most. */
const COUNT_MS = 500;

type Report = Omit<Request<'reportIds'>, 'path'>;

const NOTHING: Report = { hasIds: false, hashes: [], hasMore: false };

/**
 * Tells the background whether this frame has IDs, so that the keyboard can go from one to the next, and which ones are
 * to be seen, so that the toolbar button can say how many.
 * @returns to be called when that may have changed. Whether there are any is told at once, how many when there is time
 */
export function createIdReport(
  getIndex: () => HitIndex,
  hasUnread: () => boolean,
  listen: Listen,
  signal: AbortSignal,
): () => void {
  let reported = NOTHING;
  let counting: ReturnType<typeof setTimeout> | undefined;

  // What was not read yet may hold some: a step to the next ID reads it.
  const hasIds = (): boolean => !getIndex().isEmpty() || hasUnread();

  function tell(report: Report): void {
    if (isSame(report, reported)) return;
    reported = report;
    void sendFromPage('reportIds', { ...report, path: framePath() });
  }

  function count(): void {
    clearTimeout(counting);
    counting = undefined;
    if (signal.aborted) return;
    const ids = [...someVisibleIds(getIndex(), MOST + 1)];
    tell({
      hasIds: hasIds(),
      hashes: ids.slice(0, MOST).map(hashOf),
      hasMore: ids.length > MOST || hasUnread(),
    });
  }

  signal.addEventListener('abort', () => tell(NOTHING));
  // The background hears of no frame that goes away; one that is kept for the way back has its IDs again then.
  listen('pagehide', () => tell(NOTHING));
  listen('pageshow', ({ persisted }) => persisted && count());

  return () => {
    if (hasIds() !== reported.hasIds) count();
    else counting ??= setTimeout(() => requestIdleCallback(count, { timeout: COUNT_MS }), COUNT_MS);
  };
}

function isSame(one: Report, other: Report): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** FNV-1a in 32 bits: tells a few dozen IDs apart without naming them. */
function hashOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
