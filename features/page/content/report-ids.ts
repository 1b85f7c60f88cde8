import { hashText } from '../../../utils/hash.ts';
import type { Listen } from '../../../utils/window-events.ts';
import type { Request } from '../../protocol.ts';
import type { OccurrenceIndex } from '../occurrences.ts';
import { MAX_REPORTED_IDS } from '../page-ids.ts';
import { framePath } from './frame-path.ts';
import { sendFromPage } from './page-messaging.ts';
import { someVisibleIds } from './visible-occurrences.ts';

/** A chat that streams in is counted twice a second at most; nobody notices that the count lags this much. */
const COUNT_MS = 500;

type Report = Omit<Request<'reportIds'>, 'path'>;

const NOTHING: Report = { hasIds: false, hashes: [], hasMore: false };

/**
 * Reports to the background whether this frame has IDs, for the keyboard, and hashes of the visible ones, for the count on
 * the toolbar button.
 * @param onNone called after the report that there are none any more
 * @returns to be called when that may have changed. The first ID and the last are reported at once, counts when idle
 */
export function createIdReporter(
  getIndex: () => OccurrenceIndex,
  hasUnread: () => boolean,
  onNone: () => void,
  listen: Listen,
  signal: AbortSignal,
): () => void {
  let reported = NOTHING;
  let counting: ReturnType<typeof setTimeout> | undefined;

  // Unread text may hold some: going to the next ID reads it.
  const hasIds = (): boolean => !getIndex().isEmpty() || hasUnread();

  function send(report: Report): void {
    if (isSame(report, reported)) return;
    reported = report;
    void sendFromPage('reportIds', { ...report, path: framePath() });
    if (!report.hasIds) onNone();
  }

  function count(): void {
    clearTimeout(counting);
    counting = undefined;
    if (signal.aborted) return;
    const ids = [...someVisibleIds(getIndex(), MAX_REPORTED_IDS + 1)];
    send({
      hasIds: hasIds(),
      hashes: ids.slice(0, MAX_REPORTED_IDS).map(hashText),
      hasMore: ids.length > MAX_REPORTED_IDS || hasUnread(),
    });
  }

  signal.addEventListener('abort', () => send(NOTHING));
  // Unloaded frames send nothing. A frame restored from the back/forward cache reports again.
  listen('pagehide', () => send(NOTHING));
  listen('pageshow', ({ persisted }) => persisted && count());

  return () => {
    if (hasIds() !== reported.hasIds) count();
    else counting ??= setTimeout(() => requestIdleCallback(count, { timeout: COUNT_MS }), COUNT_MS);
  };
}

function isSame(a: Report, b: Report): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
