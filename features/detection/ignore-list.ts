import { signal } from '@preact/signals';
import type { SharedSend } from '../shared-protocol.ts';
import type { Recognition } from './recognition.ts';

/** Whether an ID is on the ignore list, beside the answer about it. */
interface IgnoreEntry {
  trackingId: string;
  isListed: boolean;
  /** Whether the last change failed. */
  hasFailed: boolean;
}

export interface IgnoreList {
  /**
   * The entry of an ID that is on the list, or was added or removed here.
   * @param isOffered whether any other ID has an entry too, to be added to the list
   */
  entryOf(trackingId: string, isOffered: boolean): IgnoreEntry | undefined;
  /** Adds an ID to the list, or removes it. Open pages are updated. */
  change(trackingId: string, isWanted: boolean): Promise<void>;
}

/** The ignore list beside answers of the platform. */
export function createIgnoreList(send: SharedSend, recognition: Recognition): IgnoreList {
  const changed = signal<string>();
  const failed = signal<string>();
  return {
    entryOf(trackingId, isOffered) {
      const isListed = recognition.isIgnored(trackingId);
      return isListed || isOffered || changed.value === trackingId
        ? { trackingId, isListed, hasFailed: failed.value === trackingId }
        : undefined;
    },
    async change(trackingId, isWanted) {
      const { ok } = await send(
        'changeDetectionRules',
        isWanted ? { addIgnoredIds: [trackingId] } : { removeIgnoredIds: [trackingId] },
      );
      changed.value = trackingId;
      failed.value = ok ? undefined : trackingId;
      if (ok) await recognition.load();
    },
  };
}
