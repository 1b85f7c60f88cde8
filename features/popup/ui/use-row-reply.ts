import { useRef, useState } from 'preact/hooks';
import { useCopy } from '../../../components/use-copy.ts';
import { logUnexpected } from '../../../utils/logger.ts';
import { usePopupMessages } from '../../messages-context.tsx';
import type { RowReply } from '../reply-copier.ts';
import type { PopupState } from '../state.ts';

interface RowReplyControl {
  /** The result of the last copied reply; empty before the first. */
  note: string;
  copy(trackingId: string): void;
}

/** Copies the reply for a row of a list, and reports the result. If several are requested, only the last one counts. */
export function useRowReply(writeReplyFor: PopupState['writeReplyFor']): RowReplyControl {
  const { popup } = usePopupMessages();
  const [note, setNote] = useState('');
  const { copy } = useCopy();
  const latest = useRef<string>();

  async function write(trackingId: string): Promise<void> {
    latest.current = trackingId;
    setNote(popup.copyingReply);
    const reply = await writeReplyFor(trackingId).catch(notWritten);
    // Otherwise the agent could paste this reply into the ticket of another customer.
    if (latest.current !== trackingId) return;
    if (reply.step === 'undecided') setNote(popup.noReply(trackingId));
    else if (reply.step === 'written' && (await copy(reply.text))) setNote(popup.replyCopied(trackingId));
    else setNote(popup.replyNotCopied);
  }
  return { note, copy: (trackingId) => void write(trackingId) };
}

/** The writer cannot be loaded after an update of the extension, which removes the files of an open page. */
function notWritten(error: unknown): RowReply {
  logUnexpected('the reply for a row', error);
  return { step: 'failed' };
}
