import { useMessages } from './messages-context.ts';
import { ProofThumb } from './ProofThumb.tsx';

interface Props {
  images: string[];
  onOpen(index: number): void;
}

const MAX_TILES = 6;

/** The proof images as tiles; the last tile counts what does not fit. */
export function ProofImages({ images, onOpen }: Props) {
  const { shipment } = useMessages();
  const shownCount = images.length > MAX_TILES ? MAX_TILES - 1 : images.length;
  const restCount = images.length - shownCount;
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
