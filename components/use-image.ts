import { useState } from 'preact/hooks';

export interface ImageLoad {
  step: 'loading' | 'shown' | 'broken';
  /** Changes with every try: as the key of the `<img>` it makes the browser ask again. */
  tryCount: number;
  onLoad(): void;
  onError(): void;
  retry(): void;
}

/** Follows one image from the network to the screen. */
export function useImage(): ImageLoad {
  const [step, setStep] = useState<ImageLoad['step']>('loading');
  const [tryCount, setTryCount] = useState(0);
  return {
    step,
    tryCount,
    onLoad: () => setStep('shown'),
    onError: () => setStep('broken'),
    retry() {
      setStep('loading');
      setTryCount((count) => count + 1);
    },
  };
}
