import type { RefObject } from 'preact';
import { Spinner } from '../../../components/Indicators.tsx';
import { useMessages } from '../../messages-context.tsx';
import { imagesText } from '../images-text.en.ts';
import { BrokenImage } from './BrokenImage.tsx';
import { RemoteImage } from './RemoteImage.tsx';
import { useGestures } from './use-gestures.ts';
import type { ImageLoad } from './use-image.ts';
import type { ViewControl } from './use-view.ts';

interface Props {
  url: string;
  /** Accessible name. */
  name: string;
  image: ImageLoad;
  control: ViewControl;
  stage: RefObject<HTMLDivElement>;
  onRetry(): void;
}

/** One image on its stage: fitted at first, then zoomed and rotated by the user. */
export function LargeImage({ url, name, image, control, stage, onRetry }: Props) {
  const { images: texts = imagesText } = useMessages();
  const gestures = useGestures(control);
  const { state } = image;
  if (state.step === 'broken' || state.step === 'tooLarge') {
    return <BrokenImage url={url} state={state} onRetry={onRetry} />;
  }
  const { zoom, x, y, turns } = control.view;
  const looks = ['viewer-image', turns % 2 === 1 && 'viewer-image-turned'].filter(Boolean).join(' ');
  return (
    <div
      ref={stage}
      class={`viewer-stage viewer-movable ${zoom > 1 ? 'viewer-near' : ''}`}
      title={texts.stage}
      {...gestures}
    >
      {state.step === 'loading' && (
        <div class="viewer-loading">
          <Spinner />
          <p role="status">{state.isSlow && texts.slowNow}</p>
        </div>
      )}
      <RemoteImage
        key={image.tryCount}
        url={url}
        alt={name}
        class={looks}
        style={{ transform: `translate(${x}px, ${y}px) rotate(${turns * 90}deg) scale(${zoom})` }}
        image={image}
      />
    </div>
  );
}
