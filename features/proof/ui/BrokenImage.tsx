import { ExternalLink, ImageOff, RotateCw } from 'lucide-preact';
import { Button } from '../../../components/Button.tsx';
import { useMessages } from '../../messages-context.tsx';
import { imagesText } from '../images-text.en.ts';
import { proofText } from '../text.en.ts';
import type { ImageState } from './use-image.ts';
import { useExplanation } from './use-proof-tools.ts';

interface Props {
  url: string;
  state: ImageState;
  onRetry(): void;
}

/** Shown in place of a broken image: the reason and the possible actions. */
export function BrokenImage({ url, state, onRetry }: Props) {
  const { proof = proofText, images: texts = imagesText } = useMessages();
  const problem = useExplanation(url, state);
  const isSure = problem && problem.kind !== 'noAccess';
  return (
    <div class="viewer-stage viewer-broken">
      <ImageOff size={24} aria-hidden="true" />
      <p class="viewer-broken-title">{texts.cannotShow}</p>
      <p role="status">
        {problem && (isSure ? texts.problem(problem) : texts.unexplained(new URL(url).host))}
      </p>
      <div class="viewer-ways">
        {state.step !== 'tooLarge' && (
          <Button icon={<RotateCw size={14} aria-hidden="true" />} onClick={onRetry}>
            {proof.retry}
          </Button>
        )}
        <a class="button button-secondary" href={url} target="_blank" rel="noopener noreferrer">
          <ExternalLink size={14} aria-hidden="true" />
          {texts.openOriginal}
        </a>
      </div>
    </div>
  );
}
