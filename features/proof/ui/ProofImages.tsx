import { Images } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import { Skeleton } from '../../../components/Indicators.tsx';
import { useMessages } from '../../messages-context.tsx';
import { proofText } from '../text.en.ts';
import { ProofThumb } from './ProofThumb.tsx';
import { useProofTools } from './use-proof-tools.ts';

interface Props {
  images: string[];
  onOpen(index: number): void;
}

const MAX_TILES = 6;

/** The proof images as tiles, or the button that loads them. The last tile shows how many images do not fit. */
export function ProofImages({ images, onOpen }: Props) {
  const { proof: texts = proofText } = useMessages();
  const onDemand = useProofTools().onDemand.value;
  const [isRequested, setIsRequested] = useState(false);
  const shownCount = images.length > MAX_TILES ? MAX_TILES - 1 : images.length;
  const restCount = images.length - shownCount;
  // The preference is usually loaded before the shipment; until then the boxes stay empty.
  if (onDemand === undefined) {
    return (
      <div class="thumbs">
        {images.slice(0, MAX_TILES).map((url, index) => (
          <Skeleton key={`${index} ${url}`} shape="thumb" />
        ))}
      </div>
    );
  }
  if (onDemand && !isRequested) {
    return (
      <div class="thumbs-waiting">
        <Button icon={<Images size={15} aria-hidden="true" />} onClick={() => setIsRequested(true)}>
          {texts.showImages(images.length)}
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
            aria-label={texts.showMoreImages(restCount)}
            onClick={() => onOpen(shownCount)}
          >
            {texts.moreImages(restCount)}
          </button>
        </li>
      )}
    </ul>
  );
}
