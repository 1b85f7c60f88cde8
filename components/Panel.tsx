import type { ComponentChildren } from 'preact';
import './styles/panel.css';

interface Props {
  head: ComponentChildren;
  children: ComponentChildren;
  foot: ComponentChildren;
  /** A quiet line below the foot. */
  under?: ComponentChildren;
  /** Called to drag the panel by its head. */
  onHeadPointerDown?: ((event: PointerEvent) => void) | undefined;
}

/** A panel with fixed head and foot and a scrolling body. The `data-part` elements add up to its natural height. */
export function Panel({ head, children, foot, under, onHeadPointerDown }: Props) {
  return (
    <article class="panel-view">
      <header
        class={`panel-head ${onHeadPointerDown ? 'panel-draggable' : ''}`}
        data-part="head"
        onPointerDown={onHeadPointerDown}
      >
        {head}
      </header>
      <div class="panel-scroll">
        <div data-part="content">{children}</div>
      </div>
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
    </article>
  );
}
