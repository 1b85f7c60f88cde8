import type { ComponentChildren } from 'preact';
import './styles/panel.css';

interface Props {
  head: ComponentChildren;
  children: ComponentChildren;
  foot: ComponentChildren;
  /** For dragging the panel by its head. */
  onHeadPointerDown?: ((event: PointerEvent) => void) | undefined;
}

/**
 * Head and foot that stay, and a body that scrolls where the panel's height is limited. `data-part` marks what makes
 * up its natural height.
 */
export function Panel({ head, children, foot, onHeadPointerDown }: Props) {
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
    </article>
  );
}
