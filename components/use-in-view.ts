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
