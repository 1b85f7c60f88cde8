import { useState } from 'preact/hooks';
import type { Copies } from '../describe-copies.ts';
import type { ReplyState } from '../model.ts';
import type { ReplyResult } from '../write-reply.ts';

/** The reply that is being prepared for one shipment. */
export interface ReplyInWork {
  isOpen: boolean;
  /** Absent if nothing was suggested and the agent has not chosen yet. */
  chosen: ReplyState | undefined;
  written: ReplyResult | undefined;
  choose(state: ReplyState): void;
  open(): void;
  close(): void;
}

/**
 * The reply being prepared for one shipment; reset when another shipment is shown.
 * @param copies absent while there is no answer to reply about
 */
export function useReply(trackingId: string, copies: Copies | undefined): ReplyInWork {
  const [work, setWork] = useState<{ trackingId: string; picked?: ReplyState }>();
  const own = work?.trackingId === trackingId ? work : undefined;

  // A refresh may have made the choice invalid.
  const stillFits = own?.picked !== undefined && copies?.choice.states.includes(own.picked);
  const chosen = stillFits ? own.picked : copies?.choice.suggested;
  const isOpen = own !== undefined && copies !== undefined;
  return {
    isOpen,
    chosen,
    // Written only while open: writing is slow, and most replies are never opened.
    written: isOpen && chosen ? copies.reply(chosen) : undefined,
    choose: (picked) => setWork({ trackingId, picked }),
    open: () => setWork({ trackingId }),
    close: () => setWork(undefined),
  };
}
