import { ChevronLeft } from 'lucide-preact';
import type { ComponentChildren, Ref } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import { usePopupMessages } from '../../messages-context.tsx';
import { bulkViewText } from '../view-text.en.ts';

interface Props {
  title: string;
  titleRef?: Ref<HTMLHeadingElement>;
  /** Shown after the title. */
  children?: ComponentChildren;
  onBack(): void;
  /** What Escape does instead of going back. */
  onEscape?: (() => void) | undefined;
}

/** The title of a view with its Back button. Escape goes back too: it would close the popup, and with it the view. */
export function ViewHead({ title, titleRef, children, onBack, onEscape = onBack }: Props) {
  const { bulkView: texts = bulkViewText } = usePopupMessages();
  useLayoutEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      event.preventDefault();
      onEscape();
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [onEscape]);
  return (
    <div class="bulk-head">
      <Button variant="quiet" icon={<ChevronLeft size={14} aria-hidden="true" />} onClick={onBack}>
        {texts.back}
      </Button>
      <h1 class="bulk-title" tabIndex={-1} ref={titleRef ?? null}>
        {title}
      </h1>
      {children}
    </div>
  );
}
