import { ChevronLeft } from 'lucide-preact';
import type { ComponentChildren, Ref } from 'preact';
import { Button } from '../../../components/Button.tsx';
import { useMessages } from '../../messages-context.tsx';

interface Props {
  title: string;
  titleRef?: Ref<HTMLHeadingElement>;
  /** Stands at the end. */
  children?: ComponentChildren;
  onBack(): void;
}

/** The name of a view, and the way back. */
export function ViewHead({ title, titleRef, children, onBack }: Props) {
  const { many } = useMessages();
  return (
    <div class="many-head">
      <Button variant="quiet" icon={<ChevronLeft size={14} aria-hidden="true" />} onClick={onBack}>
        {many.back}
      </Button>
      <h1 class="many-title" tabIndex={-1} ref={titleRef ?? null}>
        {title}
      </h1>
      {children}
    </div>
  );
}
