import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** How far from the window something is that is about to come into sight. */
const MARGIN = '400px';

/** Whether an element has ever been in sight, or about to be. */
export function useNear(place: RefObject<Element>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!place.current || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.some((entry) => entry.isIntersecting)),
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, isNear]);
  return isNear;
}
