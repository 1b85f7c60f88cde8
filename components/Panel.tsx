import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import './styles/panel.css';

interface Props {
  head: ComponentChildren;
  /** Buttons in the corner of the head, such as to close the panel. The Tab key reaches them last. */
  corner?: ComponentChildren;
  children: ComponentChildren;
  foot: ComponentChildren;
  /** A quiet line below the foot. */
  under?: ComponentChildren;
  /** Called to drag the panel by its head. */
  onHeadPointerDown?: ((event: PointerEvent) => void) | undefined;
}

/**
 * A panel with fixed head and foot and a scrolling body. The `data-part` elements add up to its natural height. The foot is
 * drawn last but comes after the head in the document, so that the keyboard reaches the actions first.
 */
export function Panel({ head, corner, children, foot, under, onHeadPointerDown }: Props) {
  const [end, hasMore] = useHasMore();
  return (
    <article class={`panel-view ${hasMore ? 'panel-has-more' : ''}`}>
      <header
        class={`panel-head ${onHeadPointerDown ? 'panel-draggable' : ''}`}
        data-part="head"
        onPointerDown={onHeadPointerDown}
      >
        {head}
      </header>
      {foot && (
        <footer class="panel-foot" data-part="foot">
          {foot}
        </footer>
      )}
      {under && (
        <div class="panel-under" data-part="under">
          {under}
        </div>
      )}
      <div class="panel-scroll">
        <div data-part="content">{children}</div>
        <span ref={end} class="panel-end" />
      </div>
      {corner && <div class="panel-corner">{corner}</div>}
    </article>
  );
}

/** Height of the actions, which may cover the end of a panel that scrolls with its page, in CSS pixels. */
const COVERED = 60;

/** Whether the end of the body is out of sight, above or below other parts of the page. */
function useHasMore(): [RefObject<HTMLSpanElement>, boolean] {
  const end = useRef<HTMLSpanElement>(null);
  const [hasMore, setHasMore] = useState(false);
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(
      (entries) => setHasMore(entries.at(-1)?.isIntersecting === false),
      { rootMargin: `0px 0px -${COVERED}px 0px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return [end, hasMore];
}
