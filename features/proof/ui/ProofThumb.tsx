import { ImageOff } from 'lucide-preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Spinner } from '../../../components/Indicators.tsx';
import { useMessages } from '../../messages-context.tsx';
import { proofText } from '../text.en.ts';
import { RemoteImage } from './RemoteImage.tsx';
import { useImage } from './use-image.ts';

interface Props {
  url: string;
  index: number;
  count: number;
  onOpen(): void;
}

/** Thumbnail in a box of fixed size; opens the viewer. A broken thumbnail does not affect the others. */
export function ProofThumb({ url, index, count, onOpen }: Props) {
  const { proof: texts = proofText } = useMessages();
  const image = useImage();
  const { state } = image;
  const tile = useRef<HTMLButtonElement>(null);
  const hasRetried = useRef(false);

  useLayoutEffect(() => {
    if (hasRetried.current) tile.current?.focus();
    hasRetried.current = false;
  }, [image.tryCount]);

  function retry(): void {
    image.restart();
    // The focused button is removed; the image gets the focus instead.
    hasRetried.current = true;
  }

  const name = texts.imageOf(index + 1, count);
  if (state.step === 'broken' || state.step === 'tooLarge') {
    const isTooLarge = state.step === 'tooLarge';
    return (
      <div class="thumb thumb-broken">
        <ImageOff size={16} aria-hidden="true" />
        <span>{isTooLarge ? texts.tooLarge : state.isLate ? texts.late : texts.broken}</span>
        <span class="thumb-ways">
          {!isTooLarge && (
            <button type="button" aria-label={texts.retryNamed(name)} onClick={retry}>
              {texts.retry}
            </button>
          )}
          <button type="button" aria-label={texts.whyNamed(name)} onClick={onOpen}>
            {texts.why}
          </button>
        </span>
      </div>
    );
  }
  return (
    <button ref={tile} type="button" class={`thumb thumb-${state.step}`} onClick={onOpen}>
      <RemoteImage key={image.tryCount} url={url} alt={name} image={image} />
      {state.step === 'loading' && state.isSlow && (
        <span class="thumb-slow">
          <Spinner />
          {texts.slow}
        </span>
      )}
    </button>
  );
}
