import { Images } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { Button } from './Button.tsx';
import { useMessages } from './messages-context.ts';
import { ProofThumb } from './ProofThumb.tsx';
import { useProofTools } from './proof-tools-context.ts';
import { Skeleton } from './Skeleton.tsx';

interface Props {
  images: string[];
  onOpen(index: number): void;
}

const MAX_TILES = 6;

/** The proof images as tiles, or what asks for them. The last tile counts what does not fit. */
export function ProofImages({ images, onOpen }: Props) {
  const { shipment, proof } = useMessages();
  const onDemand = useProofTools().onDemand.value;
  const [isAskedFor, setIsAskedFor] = useState(false);
  const shownCount = images.length > MAX_TILES ? MAX_TILES - 1 : images.length;
  const restCount = images.length - shownCount;
  // Known before most answers are: for the moment until then the boxes stand empty.
  if (onDemand === undefined) {
    return (
      <div class="thumbs">
        {images.slice(0, MAX_TILES).map((url, index) => (
          <Skeleton key={`${index} ${url}`} shape="thumb" />
        ))}
      </div>
    );
  }
  if (onDemand && !isAskedFor) {
    return (
      <div class="thumbs-waiting">
        <Button icon={<Images size={15} aria-hidden="true" />} onClick={() => setIsAskedFor(true)}>
          {proof.showImages(images.length)}
        </Button>
      </div>
    );
  }
  return (
    <ul class="thumbs">
      {images.slice(0, shownCount).map((url, index) => (
        <li key={`${index} ${url}`}>
          <ProofThumb url={url} index={index} count={images.length} onOpen={() => onOpen(index)} />
        </li>
      ))}
      {restCount > 0 && (
        <li>
          <button
            type="button"
            class="thumb thumb-more"
            aria-label={shipment.showMoreImages(restCount)}
            onClick={() => onOpen(shownCount)}
          >
            {shipment.moreImages(restCount)}
          </button>
        </li>
      )}
    </ul>
  );
}
