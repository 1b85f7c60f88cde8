import { useState } from 'preact/hooks';
import type { Copies } from '../utils/replies/describe-copies.ts';
import type { ReplyState } from '../utils/replies/state.ts';
import type { Reply } from '../utils/replies/write-reply.ts';

/** The reply that is being prepared for one shipment. */
export interface ReplyInWork {
  isOpen: boolean;
  /** Absent where the agent still has to choose. */
  chosen: ReplyState | undefined;
  written: Reply | undefined;
  choose(state: ReplyState): void;
  open(): void;
  close(): void;
}

/**
 * Another shipment starts without a reply.
 * @param copies absent while there is nothing to reply about
 */
export function useReply(trackingId: string, copies: Copies | undefined): ReplyInWork {
  const [work, setWork] = useState<{ trackingId: string; picked?: ReplyState }>();
  const own = work?.trackingId === trackingId ? work : undefined;

  // A newer answer may have made the choice wrong.
  const stillFits = own?.picked !== undefined && copies?.choice.states.includes(own.picked);
  const chosen = stillFits ? own.picked : copies?.choice.suggested;
  const isOpen = own !== undefined && copies !== undefined;
  return {
    isOpen,
    chosen,
    // Writing one takes a while, and most are never asked for.
    written: isOpen && chosen ? copies.reply(chosen) : undefined,
    choose: (picked) => setWork({ trackingId, picked }),
    open: () => setWork({ trackingId }),
    close: () => setWork(undefined),
  };
}
