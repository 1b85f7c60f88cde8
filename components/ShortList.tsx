import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import './styles/short-list.css';

interface Props {
  class: string;
  /** Number of items shown initially. A single further item is shown too: the button would take as much space. */
  limit: number;
  showAll: string;
  showFewer: string;
  children: VNode[];
}

/** A list that shows only its first items until the user expands it. */
export function ShortList({ class: listClass, limit, showAll, showFewer, children }: Props) {
  const [isWhole, setIsWhole] = useState(false);
  const isLong = children.length > limit + 1;
  return (
    <>
      <ol class={listClass}>{isLong && !isWhole ? children.slice(0, limit) : children}</ol>
      {isLong && (
        <button
          type="button"
          class="button button-quiet short-list-switch"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? showFewer : showAll}
        </button>
      )}
    </>
  );
}
