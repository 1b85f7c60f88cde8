import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Elements this close to the window count as in view, so that what they load is there in time. */
const MARGIN = '400px';

/** Whether an element is, or ever was, in view or about to scroll into view. */
export function useInView(place: RefObject<Element>): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (!place.current || isInView) return;
    const observer = new IntersectionObserver(
      (entries) => setIsInView(entries.some((entry) => entry.isIntersecting)),
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, isInView]);
  return isInView;
}

/** While active, the browser asks before it closes the page. */
export function useUnloadGuard(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isActive]);
}

/**
 * Focuses an element, unless the user has moved the focus elsewhere: nothing has the focus, or only an element around
 * this one.
 */
export function focusIfFree(element: HTMLElement | null | undefined): void {
  const { activeElement } = document;
  if (element && (activeElement === null || activeElement.contains(element))) element.focus();
}
