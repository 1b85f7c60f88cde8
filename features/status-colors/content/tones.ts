import { askFromPage, isKnownTone, onToneChanged } from '../../page/content/page-messaging.ts';
import type { ReplyTo } from '../../protocol.ts';
import type { StatusCategory } from '../../shipment/model.ts';

/** What one question may ask for. */
const MOST_ASKED = 200;

/** How the shipments of this frame's IDs were doing when they were looked up last. */
export interface Tones {
  /** Forgets all; while the colours are on, IDs are asked for anew. */
  restart(isOn: boolean): void;
  /**
   * To be called when this frame was reported to have no IDs: it is sent no changes from then on. IDs that are painted
   * again are asked for anew.
   */
  forget(): void;
  /** `unknown` until it is known, which `onChange` tells. */
  toneOf(id: string): StatusCategory;
}

/**
 * @param onChange called when IDs got another tone
 * @param reportIds reports that this frame has IDs, unless that was reported already. Changes are sent only to frames that
 * were reported: one that asked before would miss those that come in between
 */
export function createTones(onChange: () => void, reportIds: () => void, signal: AbortSignal): Tones {
  let isOn = false;
  let round = 0;
  /** Of the IDs that were asked for. */
  const tones = new Map<string, StatusCategory | undefined>();
  const waiting = new Set<string>();

  /** What is painted at one time is asked for at once. */
  function want(id: string): void {
    tones.set(id, undefined);
    waiting.add(id);
    if (waiting.size === 1) queueMicrotask(ask);
  }

  async function ask(): Promise<void> {
    const own = round;
    const trackingIds = [...waiting].slice(0, MOST_ASKED);
    for (const id of trackingIds) waiting.delete(id);
    if (trackingIds.length === 0 || signal.aborted) return;
    if (waiting.size > 0) queueMicrotask(ask);
    reportIds();
    const reply = await askFromPage('getTones', { trackingIds }, isReply);
    if (own !== round) return;
    // Without an answer they are asked for again when they are painted next.
    if (!reply) for (const id of trackingIds) if (!tones.get(id)) tones.delete(id);
    // What was told meanwhile is newer.
    const news = reply?.tones.filter(({ trackingId }) => !tones.get(trackingId)) ?? [];
    for (const { trackingId, tone } of news) tones.set(trackingId, tone);
    if (news.length > 0) onChange();
  }

  function forget(): void {
    round += 1;
    tones.clear();
    waiting.clear();
  }

  onToneChanged(({ trackingId, tone }) => {
    if (!tones.has(trackingId) || tones.get(trackingId) === tone) return;
    tones.set(trackingId, tone);
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
    toneOf(id) {
      if (isOn && !tones.has(id)) want(id);
      return tones.get(id) ?? 'unknown';
    },
  };
}

function isReply(value: unknown): value is ReplyTo<'getTones'> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'tones' in value &&
    Array.isArray(value.tones) &&
    value.tones.every(isKnownTone)
  );
}
