import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * Reports the height that the card would like to have, whenever that changes, at most once in a frame. Its parts are
 * measured, not the page: the page is as high as the frame that holds it.
 */
export function useNaturalHeight(root: RefObject<HTMLElement>, report: (height: number) => void): void {
  const reported = useRef(0);
  // After every render, because parts come and go.
  useEffect(() => {
    const parts = [...(root.current?.querySelectorAll<HTMLElement>('[data-part]') ?? [])];
    const observer = new ResizeObserver(() => {
      const height = Math.ceil(parts.reduce((sum, part) => sum + part.getBoundingClientRect().height, 0));
      if (height === 0 || height === reported.current) return;
      reported.current = height;
      report(height);
    });
    for (const part of parts) observer.observe(part);
    return () => observer.disconnect();
  });
}
