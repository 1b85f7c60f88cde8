import { useEffect, useState } from 'preact/hooks';

const CONFIRMATION_MS = 1800;

export type CopyStep = 'idle' | 'copied' | 'refused';

/** Writes to the clipboard and remembers for a moment how that went. */
export function useCopy(): { step: CopyStep; copy: (text: string) => Promise<void> } {
  const [step, setStep] = useState<CopyStep>('idle');

  useEffect(() => {
    if (step === 'idle') return;
    const timer = setTimeout(() => setStep('idle'), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [step]);

  async function copy(text: string): Promise<void> {
    const isCopied = copyByCommand(text) || (await copyByInterface(text));
    setStep(isCopied ? 'copied' : 'refused');
  }
  return { step, copy };
}

/**
 * The old way first: the page around the card may forbid the newer interface to all frames (Permissions-Policy), and
 * Chrome takes a card at its random address for a stranger there.
 */
function copyByCommand(text: string): boolean {
  let isTaken = false;
  function take(event: ClipboardEvent): void {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    isTaken = true;
  }
  document.addEventListener('copy', take, { once: true });
  const isDone = document.execCommand('copy');
  document.removeEventListener('copy', take);
  return isDone && isTaken;
}

async function copyByInterface(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Refused: said beside the button.
    return false;
  }
}
