import { useEffect, useState } from 'preact/hooks';
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

/** @param copies absent while there is nothing to reply about */
export function useReply(trackingId: string, copies: Copies | undefined): ReplyInWork {
  const [isOpen, setIsOpen] = useState(false);
  const [picked, setPicked] = useState<ReplyState>();

  // Another shipment, another reply.
  useEffect(() => {
    setIsOpen(false);
    setPicked(undefined);
  }, [trackingId]);

  // A newer answer may have made the choice wrong.
  const stillFits = picked !== undefined && copies?.choice.states.includes(picked);
  const chosen = stillFits ? picked : copies?.choice.suggested;
  return {
    isOpen: isOpen && copies !== undefined,
    chosen,
    written: chosen && copies?.reply(chosen),
    choose: setPicked,
    open: () => setIsOpen(true),
    close: () => setIsOpen(false),
  };
}
