import { useEffect, useState } from 'preact/hooks';
import type { RichText } from '../utils/rich-text.ts';

const CONFIRMATION_MS = 1800;

export type CopyStep = 'idle' | 'copied' | 'refused';

/** Writes to the clipboard and remembers for a moment how that went. `copy` tells whether it did. */
export function useCopy(): { step: CopyStep; copy: (text: string | RichText) => Promise<boolean> } {
  const [step, setStep] = useState<CopyStep>('idle');

  useEffect(() => {
    if (step === 'idle') return;
    const timer = setTimeout(() => setStep('idle'), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [step]);

  async function copy(text: string | RichText): Promise<boolean> {
    const forms = formsOf(text);
    const isCopied = copyByCommand(forms) || (await copyByInterface(forms));
    setStep(isCopied ? 'copied' : 'refused');
    return isCopied;
  }
  return { step, copy };
}

/** A text by media type. */
type Forms = Record<string, string>;

function formsOf(text: string | RichText): Forms {
  return typeof text === 'string'
    ? { 'text/plain': text }
    : { 'text/plain': text.plain, 'text/html': text.html };
}

/**
 * The old way first: the page around the card may forbid the newer interface to all frames (Permissions-Policy), and
 * Chrome takes a card at its random address for a stranger there.
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

async function copyByInterface(forms: Forms): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem(forms)]);
    return true;
  } catch {
    // Refused: said beside the button.
    return false;
  }
}
