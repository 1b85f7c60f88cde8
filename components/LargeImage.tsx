import { ImageOff, RotateCw } from 'lucide-preact';
import { Button } from './Button.tsx';
import { useMessages } from './messages-context.ts';
import { Spinner } from './Spinner.tsx';
import { useImage } from './use-image.ts';

interface Props {
  url: string;
  index: number;
  count: number;
}

/** One image, fitted into the room there is. */
export function LargeImage({ url, index, count }: Props) {
  const { shipment } = useMessages();
  const image = useImage();
  if (image.step === 'broken') {
    return (
      <div class="viewer-stage viewer-broken">
        <ImageOff size={24} aria-hidden="true" />
        <p>{shipment.imageBroken}</p>
        <Button icon={<RotateCw size={14} aria-hidden="true" />} onClick={image.retry}>
          {shipment.retry}
        </Button>
      </div>
    );
  }
  return (
    <div class="viewer-stage">
      {image.step === 'loading' && <Spinner />}
      <img
        key={image.tryCount}
        class="viewer-image"
        src={url}
        alt={shipment.imageOf(index + 1, count)}
        referrerpolicy="no-referrer"
        decoding="async"
        onLoad={image.onLoad}
        onError={image.onError}
      />
    </div>
  );
}
