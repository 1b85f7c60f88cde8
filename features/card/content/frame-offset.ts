import { deepActiveElement } from '../../../utils/dom.ts';
import type { Anchor } from '../../page/model.ts';

/** Moves an anchor by the place of a frame element's content. */
function shift(anchor: Anchor, frame: Element): Anchor {
  const { x, y } = frame.getBoundingClientRect();
  return { ...anchor, x: anchor.x + x + frame.clientLeft, y: anchor.y + y + frame.clientTop };
}

/**
 * Translates an anchor from this frame to the frame directly below the top one, as far as the frames between are of
 * one origin. The last step belongs to the top frame (`toTopFrame`): a sandboxed frame cannot see where it stands.
 */
export function towardsTopFrame(anchor: Anchor): Anchor {
  let moved = anchor;
  for (
    let frame: Window = window;
    frame.parent !== window.top && frame !== window.top;
    frame = frame.parent
  ) {
    const element = frameElementOf(frame);
    if (!element) break;
    moved = shift(moved, element);
  }
  return moved;
}

function frameElementOf(frame: Window): Element | null {
  try {
    return frame.frameElement;
  } catch {
    // A frame of another origin in between: the card then opens at the coordinates known so far.
    return null;
  }
}

/**
 * Translates an anchor from the frame that was just clicked to this, the top frame. The click has moved the focus into
 * that frame, so it is the active element; nothing has to pass through messages that the page could see or forge.
 */
export function toTopFrame(anchor: Anchor): Anchor {
  const active = deepActiveElement();
  return active instanceof HTMLIFrameElement || active instanceof HTMLFrameElement
    ? shift(anchor, active)
    : anchor;
}
