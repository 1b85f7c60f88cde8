import { hashText } from '../../../utils/hash.ts';
import type { Listen } from '../../../utils/window-events.ts';
import type { Request } from '../../protocol.ts';
import { MAX_REPORTED_IDS, type OccurrenceIndex } from '../occurrences.ts';
import { sendFromPage } from './page-messaging.ts';
import { someVisibleIds } from './visible-occurrences.ts';

/** While a chat streams in, its IDs are counted at most twice a second. Users do not notice this delay. */
const COUNT_MS = 500;
/** While some text is unread, the number is a lower bound ("12+"), and every report keeps the background awake. */
const ROUGH_COUNT_MS = 3_000;

type Report = Omit<Request<'reportIds'>, 'path'>;

const NOTHING: Report = { hasIds: false, hashes: [], hasMore: false };

/** Chromium loads a page before the user goes there. */
interface PrerenderedDocument {
  prerendering?: boolean;
}

interface IdReporter {
  /** Call this when the IDs may have changed. It reports at once whether there are IDs, and counts them when idle. */
  report(): void;
  /** Whether the next report is sent at once: there are IDs now, or none any more, or the number is exact now. */
  isUrgent(): boolean;
}

/**
 * Reports to the background whether this frame has IDs, for keyboard navigation, and hashes of the visible IDs, for the
 * count on the toolbar button.
 * @param onNone called after the frame has reported that it has no IDs any more
 */
export function createIdReporter(
  getIndex: () => OccurrenceIndex,
  hasUnread: () => boolean,
  onNone: () => void,
  listen: Listen,
  signal: AbortSignal,
): IdReporter {
  let reported = NOTHING;
  let counting: ReturnType<typeof setTimeout> | undefined;
  /** Whether text was unread when the IDs were last counted. */
  let wasUnread = false;
  /** The delay of the next count. The first report comes when the page has only begun to be read. */
  let delay = COUNT_MS;

  // Unread text may contain IDs; keyboard navigation reads it.
  const hasIds = (): boolean => !getIndex().isEmpty() || hasUnread();

  function send(report: Report): void {
    if (isSame(report, reported)) return;
    reported = report;
    void sendFromPage('reportIds', { ...report, path: framePath() });
    if (!report.hasIds) onNone();
  }

  function countWhenIdle(): void {
    requestIdleCallback(
      () => {
        count();
        if (wasUnread) delay = ROUGH_COUNT_MS;
      },
      { timeout: COUNT_MS },
    );
  }

  function count(): void {
    clearTimeout(counting);
    counting = undefined;
    if (signal.aborted || (document as PrerenderedDocument).prerendering) return;
    wasUnread = hasUnread();
    delay = COUNT_MS;
    const ids = [...someVisibleIds(getIndex(), MAX_REPORTED_IDS + 1)];
    send({
      hasIds: hasIds(),
      hashes: ids.slice(0, MAX_REPORTED_IDS).map(hashText),
      hasMore: ids.length > MAX_REPORTED_IDS || wasUnread,
    });
  }

  signal.addEventListener('abort', () => send(NOTHING));
  // Unloaded frames send nothing. A frame restored from the back/forward cache reports again.
  listen('pagehide', () => send(NOTHING));
  listen('pageshow', ({ persisted }) => persisted && count());
  // The tab still shows another page, and this frame has another number until it is shown.
  document.addEventListener('prerenderingchange', count, { signal });

  const isUrgent = (): boolean => hasIds() !== reported.hasIds || (wasUnread && !hasUnread());
  return {
    isUrgent,
    report() {
      if (isUrgent()) count();
      else counting ??= setTimeout(countWhenIdle, delay);
    },
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

/** Windows of other origins can be compared, but not read. */
function indexIn(parent: Window, child: Window): number {
  for (let index = 0; index < parent.length; index++) if (parent[index] === child) return index;
  return 0;
}
