import { ImageOff, RotateCw } from 'lucide-preact';
import { useMessages } from './messages-context.ts';
import { useImage } from './use-image.ts';

interface Props {
  url: string;
  index: number;
  count: number;
  onOpen(): void;
}

/** One proof image in a box that is reserved before it loads; opens larger, or loads again where it broke. */
export function ProofThumb({ url, index, count, onOpen }: Props) {
  const { shipment } = useMessages();
  const image = useImage();
  if (image.step === 'broken') {
    return (
      <button type="button" class="thumb thumb-broken" onClick={image.retry}>
        <ImageOff size={16} aria-hidden="true" />
        <span>{shipment.imageBroken}</span>
        <span class="thumb-retry">
          <RotateCw size={11} aria-hidden="true" />
          {shipment.retry}
        </span>
        <span class="sr-only">{shipment.imageOf(index + 1, count)}</span>
      </button>
    );
  }
  return (
    <button type="button" class={`thumb thumb-${image.step}`} onClick={onOpen}>
      <img
        key={image.tryCount}
        src={url}
        alt={shipment.imageOf(index + 1, count)}
        referrerpolicy="no-referrer"
        loading="lazy"
        decoding="async"
        onLoad={image.onLoad}
        onError={image.onError}
      />
    </button>
  );
}
