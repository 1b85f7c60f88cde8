import { ChevronLeft, ChevronRight, X } from 'lucide-preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { IconButton } from '../../../components/IconButton.tsx';
import { trapFocus } from '../../../components/modal.ts';
import { useMessages } from '../../messages-context.tsx';
import type { ShipmentDescription } from '../../shipment/description.ts';
import { imagesText } from '../images-text.en.ts';
import { LargeImage } from './LargeImage.tsx';
import './image-viewer.css';
import { proofText } from '../text.en.ts';
import { useImage } from './use-image.ts';
import { useImageActions } from './use-image-actions.ts';
import { useProofTools } from './use-proof-tools.ts';
import { useView, ZOOM_STEP } from './use-view.ts';
import { ViewerCaption } from './ViewerCaption.tsx';
import { ViewerTools } from './ViewerTools.tsx';

interface Props {
  description: ShipmentDescription;
  images: string[];
  startIndex: number;
  onClose(): void;
}

/** How far Shift and an arrow key move the image, in CSS pixels. */
const KEY_MOVE = 48;

/** The proof images one by one, as large as the window allows, beside what they prove. */
export function ImageViewer({ description, images, startIndex, onClose }: Props) {
  const { proof = proofText, images: texts = imagesText } = useMessages();
  const [chosen, setChosen] = useState(startIndex);
  // A refresh may return fewer images, or other URLs.
  const index = Math.min(chosen, images.length - 1);
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const url = images[index] ?? '';
  const image = useImage();
  const { enlarge } = useProofTools();
  const control = useView(stage, image.state.step === 'shown' ? image.state.size : undefined);
  const actions = useImageActions(description.lookup, index, url);
  const now = `${index} ${url}`;
  const [before, setBefore] = useState(now);
  if (before !== now) {
    setBefore(now);
    image.restart();
    control.reset();
  }

  // A layout effect, so that Escape works immediately.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    void enlarge(true);
    return () => void enlarge(false);
  }, [enlarge]);

  function step(by: number): void {
    setChosen((last) => (Math.min(last, images.length - 1) + by + images.length) % images.length);
  }

  function retry(): void {
    image.restart();
    // The button that had the focus is removed.
    dialog.current?.focus();
  }

  /**
   * The dialog itself returns the focus to the element that opened it, then calls `onClose`. It covers the page until
   * that has its own size again.
   */
  async function close(): Promise<void> {
    await enlarge(false);
    dialog.current?.close();
  }

  const keys: Record<string, () => void> = {
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    'Shift+ArrowLeft': () => control.moveBy({ x: KEY_MOVE, y: 0 }),
    'Shift+ArrowRight': () => control.moveBy({ x: -KEY_MOVE, y: 0 }),
    'Shift+ArrowUp': () => control.moveBy({ x: 0, y: KEY_MOVE }),
    'Shift+ArrowDown': () => control.moveBy({ x: 0, y: -KEY_MOVE }),
    '+': () => control.zoomBy(ZOOM_STEP),
    '=': () => control.zoomBy(ZOOM_STEP),
    '-': () => control.zoomBy(1 / ZOOM_STEP),
    '0': control.showWhole,
    r: control.turn,
    c: actions.copy,
    d: actions.download,
    o: () => link.current?.click(),
    Escape: () => void close(),
  };

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    trapFocus(event, dialog.current);
    const isArrow = event.key.startsWith('Arrow');
    const act = keys[isArrow && event.shiftKey ? `Shift+${event.key}` : event.key];
    if (!act) return;
    // Escape closes only the image, not the card or popup around it.
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  // Listens on the document, because no element has the focus after the focused button is removed or disabled.
  useLayoutEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });

  return (
    <dialog ref={dialog} class="viewer" tabIndex={-1} aria-label={proof.viewer} onClose={onClose}>
      <div class="viewer-bar">
        <p class="viewer-position" aria-live="polite">
          {images.length > 1 && proof.position(index + 1, images.length)}
        </p>
        {images.length > 1 && (
          <>
            <IconButton label={texts.previous} onClick={() => step(-1)}>
              <ChevronLeft size={16} aria-hidden="true" />
            </IconButton>
            <IconButton label={texts.next} onClick={() => step(1)}>
              <ChevronRight size={16} aria-hidden="true" />
            </IconButton>
          </>
        )}
        <IconButton label={texts.close} onClick={() => void close()}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      </div>
      <div class="viewer-main">
        <LargeImage
          url={url}
          name={proof.imageOf(index + 1, images.length)}
          image={image}
          control={control}
          stage={stage}
          onRetry={retry}
        />
        <ViewerCaption description={description} />
      </div>
      <ViewerTools
        url={url}
        hasImage={image.state.step === 'loading' || image.state.step === 'shown'}
        control={control}
        actions={actions}
        link={link}
      />
    </dialog>
  );
}
