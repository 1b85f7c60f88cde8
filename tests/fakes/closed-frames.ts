import { vi } from 'vitest';

const { attachShadow } = Element.prototype;

/**
 * Collects the frames that are added to closed shadow roots, which cannot be reached from outside, until the mocks are
 * restored.
 */
export function collectClosedFrames(): HTMLIFrameElement[] {
  const frames: HTMLIFrameElement[] = [];
  vi.spyOn(Element.prototype, 'attachShadow').mockImplementation(function (this: Element, init) {
    const root = attachShadow.call(this, init);
    const append = root.append.bind(root);
    root.append = (...nodes) => {
      const isFrame = (node: Node | string) => node instanceof HTMLIFrameElement;
      // A frame in the document would be loaded.
      append(...nodes.filter((node) => !isFrame(node)));
      frames.push(...nodes.filter((node) => node instanceof HTMLIFrameElement));
    };
    return root;
  });
  return frames;
}
