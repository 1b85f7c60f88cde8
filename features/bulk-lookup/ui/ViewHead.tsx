import { ChevronLeft } from 'lucide-preact';
import type { ComponentChildren, Ref } from 'preact';
import { Button } from '../../../components/Button.tsx';
import { usePopupMessages } from '../../messages-context.tsx';

interface Props {
  title: string;
  titleRef?: Ref<HTMLHeadingElement>;
  /** Shown after the title. */
  children?: ComponentChildren;
  onBack(): void;
}

/** The title of a view with its Back button. */
export function ViewHead({ title, titleRef, children, onBack }: Props) {
  const { bulkLookup } = usePopupMessages();
  return (
    <div class="bulk-head">
      <Button variant="quiet" icon={<ChevronLeft size={14} aria-hidden="true" />} onClick={onBack}>
        {bulkLookup.back}
      </Button>
      <h1 class="bulk-title" tabIndex={-1} ref={titleRef ?? null}>
        {title}
      </h1>
      {children}
    </div>
  );
}
