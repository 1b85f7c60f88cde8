import { ChevronLeft, ChevronRight, X } from 'lucide-preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { IconButton } from './IconButton.tsx';
import { LargeImage } from './LargeImage.tsx';
import { useMessages } from './messages-context.ts';
import './styles/image-viewer.css';

interface Props {
  images: string[];
  startIndex: number;
  onClose(): void;
}

/** The proof images one by one, as large as the card or popup allows. */
export function ImageViewer({ images, startIndex, onClose }: Props) {
  const { shipment } = useMessages();
  const [index, setIndex] = useState(startIndex);
  const dialog = useRef<HTMLDialogElement>(null);
  const url = images[index];
  const step = (by: number) => setIndex((index + by + images.length) % images.length);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  /** The dialog itself gives the focus back to what opened it, then tells `onClose`. */
  const close = () => dialog.current?.close();

  function press(event: KeyboardEvent): void {
    if (event.key === 'ArrowLeft') step(-1);
    else if (event.key === 'ArrowRight') step(1);
    else if (event.key === 'Escape') close();
    else return;
    // Escape closes the image only, not the card or popup around it.
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <dialog ref={dialog} class="viewer" aria-label={shipment.viewer} onKeyDown={press} onClose={onClose}>
      <div class="viewer-bar">
        <p class="viewer-position" aria-live="polite">
          {shipment.position(index + 1, images.length)}
        </p>
        {images.length > 1 && (
          <>
            <IconButton label={shipment.previousImage} onClick={() => step(-1)}>
              <ChevronLeft size={16} aria-hidden="true" />
            </IconButton>
            <IconButton label={shipment.nextImage} onClick={() => step(1)}>
              <ChevronRight size={16} aria-hidden="true" />
            </IconButton>
          </>
        )}
        <IconButton label={shipment.closeViewer} onClick={close}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      </div>
      {url && <LargeImage key={index} url={url} index={index} count={images.length} />}
    </dialog>
  );
}
