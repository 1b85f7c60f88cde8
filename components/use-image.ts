import { useEffect, useState } from 'preact/hooks';
import type { Size } from './view.ts';

/** One image, from the network to the screen. */
export type ImageState =
  | { step: 'loading'; isSlow: boolean }
  | { step: 'shown'; size: Size }
  /** `isLate`: it was given up. */
  | { step: 'broken'; isLate: boolean }
  | { step: 'tooLarge'; megapixels: number };

export interface ImageLoad {
  state: ImageState;
  /** Changes with every try: as the key of the image it makes the browser ask again. */
  tryCount: number;
  onLoad(image: HTMLImageElement): void;
  onError(): void;
  /** Another try, or another image. */
  restart(): void;
}

/** After this it is said that the server takes its time. */
const SLOW_MS = 8_000;
/** After this it is given up: a server could go on for ever. */
const LIMIT_MS = 30_000;
/** Phones make images of 50 megapixels; more would take hundreds of megabytes of memory to draw. */
const MAX_PIXELS = 50_500_000;

const LOADING: ImageState = { step: 'loading', isSlow: false };

/** Follows one image from the network to the screen. */
export function useImage(): ImageLoad {
  const [state, setState] = useState<ImageState>(LOADING);
  const [tryCount, setTryCount] = useState(0);
  const isLoading = state.step === 'loading';

  useEffect(() => {
    if (!isLoading) return;
    const slow = setTimeout(() => setState({ step: 'loading', isSlow: true }), SLOW_MS);
    const late = setTimeout(() => setState({ step: 'broken', isLate: true }), LIMIT_MS);
    return () => {
      clearTimeout(slow);
      clearTimeout(late);
    };
  }, [isLoading, tryCount]);

  return {
    state,
    tryCount,
    onLoad({ naturalWidth: width, naturalHeight: height }) {
      const pixels = width * height;
      // Its size is known before it is decoded: what is taken away now never is.
      if (pixels > MAX_PIXELS) setState({ step: 'tooLarge', megapixels: Math.round(pixels / 1_000_000) });
      else setState({ step: 'shown', size: { width, height } });
    },
    onError: () => setState({ step: 'broken', isLate: false }),
    restart() {
      setState(LOADING);
      setTryCount((count) => count + 1);
    },
  };
}
