import { hashText } from '../../../utils/hash.ts';
import type { Listen } from '../../../utils/window-events.ts';
import type { Request } from '../../protocol.ts';
import { MAX_REPORTED_IDS, type OccurrenceIndex } from '../occurrences.ts';
import { sendFromPage } from './page-messaging.ts';
import { someVisibleIds } from './visible-occurrences.ts';

/** A chat that streams in is counted twice a second at most; a count that lags this much is not noticed. */
const COUNT_MS = 500;

type Report = Omit<Request<'reportIds'>, 'path'>;

const NOTHING: Report = { hasIds: false, hashes: [], hasMore: false };

/**
 * Reports to the background whether this frame has IDs, for the keyboard, and hashes of the visible ones, for the count on
 * the toolbar button.
 * @param onNone called after the report that the frame has no IDs any more
 * @returns to be called when the IDs may have changed. Reports at once whether there are any, and counts when idle
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

  // Unread text may contain IDs: navigation by keyboard reads it.
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

/** The position of this frame in its tab: the index in each parent, from the top frame down; [] for the top frame. */
function framePath(): number[] {
  const path: number[] = [];
  for (let frame: Window = window; frame !== frame.parent; frame = frame.parent)
    path.unshift(indexIn(frame.parent, frame));
  return path;
}

/** Windows of other origins can be compared, though not read. */
function indexIn(parent: Window, child: Window): number {
  for (let index = 0; index < parent.length; index++) if (parent[index] === child) return index;
  return 0;
}
