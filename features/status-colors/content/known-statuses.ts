import { askFromPage, isKnownStatus, onKnownStatusChanged } from '../../page/content/page-messaging.ts';
import type { ReplyTo } from '../../protocol.ts';
import type { StatusCategory } from '../../shipment/model.ts';

/** The protocol's limit for one request. */
const MAX_REQUESTED = 200;

/** The status categories of this frame's IDs at their last lookup. */
export interface KnownStatuses {
  /** Forgets all statuses; while the colours are on, they are requested again. */
  restart(isOn: boolean): void;
  /**
   * To be called when this frame was reported to have no IDs: it receives no changes from then on. The statuses of IDs
   * that are painted again are requested again.
   */
  forget(): void;
  /** `unknown` until the background has answered; `onChange` is called then. */
  categoryOf(id: string): StatusCategory;
}

/**
 * @param onChange called when IDs got another status category
 * @param reportIds reports that this frame has IDs, unless that was reported already. Changes are sent only to reported
 * frames: one that asked before would miss those in between
 */
export function createKnownStatuses(
  onChange: () => void,
  reportIds: () => void,
  signal: AbortSignal,
): KnownStatuses {
  let isOn = false;
  let round = 0;
  /** Of the IDs that were requested. */
  const categories = new Map<string, StatusCategory | undefined>();
  const waiting = new Set<string>();

  /** IDs that are painted at one time are requested together. */
  function requestSoon(id: string): void {
    categories.set(id, undefined);
    waiting.add(id);
    if (waiting.size === 1) queueMicrotask(request);
  }

  async function request(): Promise<void> {
    const ownRound = round;
    const trackingIds = [...waiting].slice(0, MAX_REQUESTED);
    for (const id of trackingIds) waiting.delete(id);
    if (trackingIds.length === 0 || signal.aborted) return;
    if (waiting.size > 0) queueMicrotask(request);
    reportIds();
    const reply = await askFromPage('getKnownStatuses', { trackingIds }, isReply);
    if (ownRound !== round) return;
    // Without an answer they are requested again when they are painted next.
    if (!reply) for (const id of trackingIds) if (!categories.get(id)) categories.delete(id);
    // A change that arrived meanwhile is newer.
    const added = reply?.statuses.filter(({ trackingId }) => !categories.get(trackingId)) ?? [];
    for (const { trackingId, statusCategory } of added) categories.set(trackingId, statusCategory);
    if (added.length > 0) onChange();
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
  return (
    typeof value === 'object' &&
    value !== null &&
    'statuses' in value &&
    Array.isArray(value.statuses) &&
    value.statuses.every(isKnownStatus)
  );
}
