import { deepActiveElement } from '../../../utils/dom.ts';
import type { Anchor } from '../../page/model.ts';

/** Moves an anchor by the position of a frame element's content. */
function shift(anchor: Anchor, frame: Element): Anchor {
  const { x, y } = frame.getBoundingClientRect();
  return { ...anchor, x: anchor.x + x + frame.clientLeft, y: anchor.y + y + frame.clientTop };
}

/**
 * Translates an anchor from this frame to the frame directly below the top one, as far as the frames between have the
 * same origin. The top frame does the last step (`toTopFrame`): a sandboxed frame cannot read its own position.
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
    // There is a frame of another origin in between. The card opens at the coordinates known so far.
    return null;
  }
}

/**
 * Translates an anchor from the frame that was just clicked to the top frame, which is this frame. The click has moved
 * the focus into that frame, so it is the active element. No message is needed that the page could read or forge.
 */
export function toTopFrame(anchor: Anchor): Anchor {
  const active = deepActiveElement();
  return active instanceof HTMLIFrameElement || active instanceof HTMLFrameElement
    ? shift(anchor, active)
    : anchor;
}
