import { objectOf } from '../../../utils/json.ts';
import { askFromPage, isKnownStatus, onKnownStatusChanged } from '../../page/content/page-messaging.ts';
import type { ReplyTo } from '../../protocol.ts';
import { MAX_STATUSES_ASKED } from '../../shipment/limits.ts';
import type { KnownStatus, StatusCategory } from '../../shipment/model.ts';

/** The status categories of this frame's IDs at their last lookup. */
interface KnownStatuses {
  /** Clears all statuses; while the colours are on, they are requested again. */
  restart(isOn: boolean): void;
  /**
   * Clears all statuses. Call this when the frame has reported that it has no IDs, because it receives no changes from
   * then on. The statuses of IDs that are highlighted later are requested again.
   */
  forget(): void;
  /** Returns `unknown` until the background has answered; then `onChange` is called. */
  categoryOf(id: string): StatusCategory;
}

/**
 * Requests and holds the last known statuses of the IDs that this frame highlights.
 * @param onChange called when the status categories of IDs have changed
 * @param reportIds reports that this frame has IDs, unless that has already been reported. Called before each request,
 *   because changes are sent only to reported frames
 */
export function createKnownStatuses(
  onChange: () => void,
  reportIds: () => void,
  signal: AbortSignal,
): KnownStatuses {
  let isOn = false;
  let round = 0;
  /** The status categories of the requested IDs. */
  const categories = new Map<string, StatusCategory | undefined>();
  const waiting = new Set<string>();

  /** Requests an ID, together with the other IDs that are highlighted in the same task. */
  function requestSoon(id: string): void {
    categories.set(id, undefined);
    waiting.add(id);
    if (waiting.size === 1) queueMicrotask(request);
  }

  async function request(): Promise<void> {
    const ownRound = round;
    const trackingIds = [...waiting].slice(0, MAX_STATUSES_ASKED);
    for (const id of trackingIds) waiting.delete(id);
    if (trackingIds.length === 0 || signal.aborted) return;
    if (waiting.size > 0) queueMicrotask(request);
    reportIds();
    const reply = await askFromPage('getKnownStatuses', { trackingIds }, isReply);
    if (ownRound !== round) return;
    // A change that arrived in the meantime is newer than the answer.
    const isUnknown = (id: string) => categories.get(id) === undefined;
    if (reply) add(reply.statuses.filter(({ trackingId }) => isUnknown(trackingId)));
    // The request failed: these IDs are requested again the next time they are highlighted.
    else for (const id of trackingIds.filter(isUnknown)) categories.delete(id);
  }

  function add(statuses: readonly KnownStatus[]): void {
    for (const { trackingId, statusCategory } of statuses) categories.set(trackingId, statusCategory);
    if (statuses.length > 0) onChange();
  }

  function forget(): void {
    round += 1;
    categories.clear();
    waiting.clear();
  }

  onKnownStatusChanged(({ trackingId, statusCategory }) => {
    if (!categories.has(trackingId) || categories.get(trackingId) === statusCategory) return;
    categories.set(trackingId, statusCategory);
    onChange();
  }, signal);

  return {
    restart(isOnNow) {
      if (!isOn && !isOnNow) return;
      isOn = isOnNow;
      forget();
      onChange();
    },
    forget,
    categoryOf(id) {
      if (isOn && !categories.has(id)) requestSoon(id);
      return categories.get(id) ?? 'unknown';
    },
  };
}

function isReply(value: unknown): value is ReplyTo<'getKnownStatuses'> {
  const { statuses } = objectOf(value);
  return Array.isArray(statuses) && statuses.every(isKnownStatus);
}
