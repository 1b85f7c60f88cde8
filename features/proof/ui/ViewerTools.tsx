import { Copy, Download, ExternalLink, RotateCwSquare, ZoomIn, ZoomOut } from 'lucide-preact';
import type { RefObject } from 'preact';
import { Button } from '../../../components/Button.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { Spinner } from '../../../components/Indicators.tsx';
import { useMessages } from '../../messages-context.tsx';
import { imagesText } from '../images-text.en.ts';
import type { ActionName, ImageActions } from './use-image-actions.ts';
import { type ViewControl, ZOOM_STEP } from './use-view.ts';

interface Props {
  url: string;
  /** Whether an image is shown or loading. */
  hasImage: boolean;
  control: ViewControl;
  actions: ImageActions;
  link: RefObject<HTMLAnchorElement>;
}

/** Toolbar of the viewer, and the result of the latest action. */
export function ViewerTools({ url, hasImage, control, actions, link }: Props) {
  const { images: texts = imagesText } = useMessages();
  const { action } = actions;
  const isBusy = (name: ActionName) => action.step === 'busy' && action.name === name;
  return (
    <div class="viewer-tools">
      <div class="viewer-bar">
        <IconButton label={texts.zoomOut} disabled={!hasImage} onClick={() => control.zoomBy(1 / ZOOM_STEP)}>
          <ZoomOut size={16} aria-hidden="true" />
        </IconButton>
        <button
          type="button"
          class="viewer-percent"
          title={texts.fit}
          disabled={!hasImage}
          onClick={control.showWhole}
        >
          <span>
            {control.view.zoom === 1 ? texts.whole : texts.percent(Math.round(control.view.zoom * 100))}
          </span>
          {control.view.zoom !== 1 && <span class="sr-only">{texts.fit}</span>}
        </button>
        <IconButton label={texts.zoomIn} disabled={!hasImage} onClick={() => control.zoomBy(ZOOM_STEP)}>
          <ZoomIn size={16} aria-hidden="true" />
        </IconButton>
        <IconButton label={texts.rotate} disabled={!hasImage} onClick={control.turn}>
          <RotateCwSquare size={16} aria-hidden="true" />
        </IconButton>
        <span class="viewer-space" />
        <IconButton label={texts.copy} isBusy={isBusy('copy')} onClick={actions.copy}>
          {isBusy('copy') ? <Spinner /> : <Copy size={16} aria-hidden="true" />}
        </IconButton>
        <IconButton label={texts.download} isBusy={isBusy('download')} onClick={actions.download}>
          {isBusy('download') ? <Spinner /> : <Download size={16} aria-hidden="true" />}
        </IconButton>
        <a
          ref={link}
          class="icon-button icon-button-medium"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={texts.open}
          title={texts.open}
        >
          <ExternalLink size={16} aria-hidden="true" />
        </a>
      </div>
      <div class={`viewer-report viewer-report-${action.step}`}>
        <p role="status">
          {action.step === 'busy' && (action.name === 'copy' ? texts.copying : texts.downloading)}
          {(action.step === 'done' || action.step === 'failed') && action.text}
        </p>
        {action.step === 'failed' && action.onAllow && (
          <Button variant="quiet" onClick={action.onAllow}>
            {texts.allowAccess(action.host)}
          </Button>
        )}
      </div>
    </div>
  );
}
