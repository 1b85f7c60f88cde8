import { useEffect, useState } from 'preact/hooks';
import { IMAGE_LIMITS, MAX_PIXELS } from '../image-limits.ts';
import type { PixelSize } from '../image-view.ts';

/** Loading state of one image. */
export type ImageState =
  | { step: 'loading'; isSlow: boolean }
  | { step: 'shown'; size: PixelSize }
  /** `isLate`: it took too long. */
  | { step: 'broken'; isLate: boolean }
  | { step: 'tooLarge'; megapixels: number };

export interface ImageLoad {
  state: ImageState;
  /** Increases with every try. Use it as the key of the `<img>`, so that the browser loads the image again. */
  tryCount: number;
  onLoad(image: HTMLImageElement): void;
  onError(): void;
  /** Starts another try or another image. */
  restart(): void;
}

/** After this time the view reports that the server is slow. */
const SLOW_MS = 8_000;
/** After this time loading is stopped: a server could send endlessly. */
const TIMEOUT_MS = IMAGE_LIMITS.seconds * 1000;

const LOADING: ImageState = { step: 'loading', isSlow: false };

/** Tracks the loading of one image. */
export function useImage(): ImageLoad {
  const [{ state, tryCount }, setLoad] = useState<Try>({ state: LOADING, tryCount: 0 });
  const isLoading = state.step === 'loading';
  const setState = (next: ImageState): void => setLoad((now) => ({ ...now, state: next }));

  useEffect(() => {
    if (!isLoading) return;
    const overrun = (next: ImageState) => setLoad((now) => afterLimit(now, tryCount, next));
    const slow = setTimeout(() => overrun({ step: 'loading', isSlow: true }), SLOW_MS);
    const late = setTimeout(() => overrun({ step: 'broken', isLate: true }), TIMEOUT_MS);
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
      // The size is known before decoding: an image removed now is never decoded.
      if (pixels > MAX_PIXELS) setState({ step: 'tooLarge', megapixels: Math.round(pixels / 1_000_000) });
      else setState({ step: 'shown', size: { width, height } });
    },
    onError: () => setState({ step: 'broken', isLate: false }),
    restart: () => setLoad((now) => ({ state: LOADING, tryCount: now.tryCount + 1 })),
  };
}

/** One try to load an image. */
export interface Try {
  state: ImageState;
  tryCount: number;
}

/** The state after a timer has fired: unchanged if the timer was set for another try or the image has loaded. */
export function afterLimit(now: Try, tryCount: number, next: ImageState): Try {
  return now.tryCount === tryCount && now.state.step === 'loading' ? { ...now, state: next } : now;
}
