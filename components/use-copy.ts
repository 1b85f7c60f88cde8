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
    try {
      await navigator.clipboard.writeText(text);
      setStep('copied');
    } catch {
      // The browser or the page around the card forbids it: said beside the button.
      setStep('refused');
    }
  }
  return { step, copy };
}
