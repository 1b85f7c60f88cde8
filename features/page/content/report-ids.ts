import { hashText } from '../../../utils/hash.ts';
import type { Listen } from '../../../utils/window-events.ts';
import type { Request } from '../../protocol.ts';
import { MAX_REPORTED_IDS, type OccurrenceIndex } from '../occurrences.ts';
import { sendFromPage } from './page-messaging.ts';
import { someVisibleIds } from './visible-occurrences.ts';

/** While a chat streams in, its IDs are counted at most twice a second. The delay is too short to notice. */
const COUNT_MS = 500;
/**
 * While some text is unread, the number is a lower bound ("12+"), which new IDs only raise: they are reported this often.
 * Each report keeps the background awake.
 */
const RAISE_MS = 3_000;

type Report = Omit<Request<'reportIds'>, 'path'>;

const NOTHING: Report = { hasIds: false, hashes: [], hasMore: false };

/** Chromium may prerender a page before the user opens it. */
interface PrerenderedDocument {
  prerendering?: boolean;
}

interface IdReporter {
  /** Call this when the IDs may have changed. It reports at once whether there are IDs, and counts them when idle. */
  report(): void;
  /** Whether the next report is sent at once, because there are IDs now or no longer any. */
  isUrgent(): boolean;
}

/**
 * Reports to the background whether this frame has IDs, for keyboard navigation, and hashes of the visible IDs, for the
 * count on the toolbar button.
 * @param onNone called after the frame has reported that it no longer has IDs
 */
export function createIdReporter(
  getIndex: () => OccurrenceIndex,
  hasUnread: () => boolean,
  onNone: () => void,
  listen: Listen,
  signal: AbortSignal,
): IdReporter {
  /** `undefined`: unknown, because the last report was lost. */
  let reported: Report | undefined = NOTHING;
  /** The last report was lost, and is repeated only once. */
  let hasRepeated = false;
  let counting: ReturnType<typeof setTimeout> | undefined;
  let raising: ReturnType<typeof setTimeout> | undefined;
  /** The time from which a lower bound may be raised again; 0 after the first report, because the search has only begun. */
  let raisableAt = 0;

  // Unread text may contain IDs; keyboard navigation reads it.
  const hasIds = (): boolean => !getIndex().isEmpty() || hasUnread();

  function send(report: Report): void {
    if (isSame(report, reported)) return;
    reported = report;
    void deliver(report);
    if (!report.hasIds) onNone();
  }

  /** Reports once more if the browser stopped the background before it had replied, and then with the next change. */
  async function deliver(report: Report): Promise<void> {
    const isReceived = await sendFromPage('reportIds', { ...report, path: framePath() });
    if (reported !== report) return;
    if (!isReceived) {
      reported = undefined;
      if (!hasRepeated) counting ??= setTimeout(whenIdle, COUNT_MS, reportLater);
    }
    hasRepeated = !isReceived;
  }

  function count(): Report | undefined {
    clearTimeout(counting);
    counting = undefined;
    if (signal.aborted || (document as PrerenderedDocument).prerendering) return undefined;
    const ids = [...someVisibleIds(getIndex(), MAX_REPORTED_IDS + 1)];
    return {
      hasIds: hasIds(),
      hashes: ids.slice(0, MAX_REPORTED_IDS).map(hashText),
      hasMore: ids.length > MAX_REPORTED_IDS || hasUnread(),
    };
  }

  function reportNow(): void {
    const report = count();
    if (report) send(report);
  }

  function reportLater(): void {
    const report = count();
    clearTimeout(raising);
    if (!report || isSame(report, reported)) return;
    const rest = reported && isRaised(reported, report) ? raisableAt - performance.now() : 0;
    if (rest > 0) raising = setTimeout(whenIdle, rest, reportLater);
    else {
      raisableAt = performance.now() + RAISE_MS;
      send(report);
    }
  }

  signal.addEventListener('abort', () => send(NOTHING));
  // Unloaded frames send nothing. A frame restored from the back/forward cache reports again.
  listen('pagehide', () => send(NOTHING));
  listen('pageshow', ({ persisted }) => persisted && reportNow());
  // While a page is prerendered, its tab shows another page, and its frames have other IDs.
  document.addEventListener('prerenderingchange', reportNow, { signal });

  const isUrgent = (): boolean => hasIds() !== reported?.hasIds;
  return {
    isUrgent,
    report() {
      if (isUrgent()) reportNow();
      else counting ??= setTimeout(whenIdle, COUNT_MS, reportLater);
    },
  };
}

const whenIdle = (act: () => void): void => void requestIdleCallback(act, { timeout: COUNT_MS });

function isSame(a: Report, b: Report | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Whether a lower bound is only higher than before. */
function isRaised(before: Report, now: Report): boolean {
  return before.hasMore && now.hasMore && before.hashes.every((hash) => now.hashes.includes(hash));
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
