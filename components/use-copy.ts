import { useEffect, useRef, useState } from 'preact/hooks';

/** A text for the clipboard in two formats: HTML for rich-text editors, plain text for all others. */
export interface RichText {
  plain: string;
  html: string;
}

const CONFIRMATION_MS = 1800;

export type CopyStep = 'idle' | 'copied' | 'refused';

/** Writes to the clipboard and shows the result briefly. `copy` resolves with whether it succeeded. */
export function useCopy(): { step: CopyStep; copy: (text: string | RichText) => Promise<boolean> } {
  // A new object for each copy, so that each one is confirmed for the full time.
  const [last, setLast] = useState<{ step: CopyStep }>({ step: 'idle' });
  const count = useRef(0);

  useEffect(() => {
    if (last.step === 'idle') return;
    // A later copy has a confirmation of its own.
    const end = () => setLast((now) => (now === last ? { step: 'idle' } : now));
    const timer = setTimeout(end, CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [last]);

  async function copy(text: string | RichText): Promise<boolean> {
    count.current += 1;
    const own = count.current;
    const forms = formsOf(text);
    const isCopied = copyByCommand(forms) || (await copyByClipboardApi(forms));
    if (own === count.current) setLast({ step: isCopied ? 'copied' : 'refused' });
    return isCopied;
  }
  return { step: last.step, copy };
}

/** Maps media types to texts. */
type Forms = Record<string, string> & { 'text/plain': string };

function formsOf(text: string | RichText): Forms {
  return typeof text === 'string'
    ? { 'text/plain': text }
    : { 'text/plain': text.plain, 'text/html': text.html };
}

/**
 * Tries the older API first: the page around the card may forbid the newer one to all frames (Permissions-Policy), and
 * Chrome treats a card at its random URL as a foreign frame.
 */
function copyByCommand(forms: Forms): boolean {
  let isTaken = false;
  function take(event: ClipboardEvent): void {
    for (const [type, text] of Object.entries(forms)) event.clipboardData?.setData(type, text);
    event.preventDefault();
    isTaken = true;
  }
  document.addEventListener('copy', take, { once: true });
  const isDone = document.execCommand('copy');
  document.removeEventListener('copy', take);
  return isDone && isTaken;
}

/** Writes plain text alone where several forms are refused. A failure is shown beside the button. */
function copyByClipboardApi(forms: Forms): Promise<boolean> {
  const { clipboard } = navigator;
  const writeForms = async () => clipboard.write([new ClipboardItem(forms)]);
  return writeForms()
    .catch(() => clipboard.writeText(forms['text/plain']))
    .then(
      () => true,
      () => false,
    );
}
