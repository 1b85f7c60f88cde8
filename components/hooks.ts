import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** Elements this close to the window count as in view, so that their content is loaded in time. */
const MARGIN = '100px';

/** Whether an element is, or has been, in view or close to it. */
export function useInView(ref: RefObject<Element>): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (!ref.current || isInView) return;
    const observer = new IntersectionObserver(
      (entries) => setIsInView(entries.some((entry) => entry.isIntersecting)),
      { rootMargin: MARGIN },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, isInView]);
  return isInView;
}

const SECOND_MS = 1000;

/**
 * Counts down.
 * @param until milliseconds since 1970; `undefined`: nothing to wait for
 * @returns seconds, rounded up; 0 when the time is over
 */
export function useSecondsUntil(until: number | undefined): number {
  const secondsLeft = () =>
    until === undefined ? 0 : Math.max(0, Math.ceil((until - Date.now()) / SECOND_MS));
  const [, setSeconds] = useState(secondsLeft);
  useEffect(() => {
    if (secondsLeft() === 0) return;
    const timer = setInterval(() => {
      setSeconds(secondsLeft());
      if (secondsLeft() === 0) clearInterval(timer);
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [until]);
  return secondsLeft();
}

/** The shortest age that is shown is a minute. */
const TICK_MS = 30_000;

/**
 * Renders the component again every half minute, so that the ages it shows stay true.
 * @param isActive whether there is an age to show
 */
export function useTicks(isActive = true): void {
  const [, setCount] = useState(0);
  useEffect(() => {
    if (!isActive) return;
    const timer = setInterval(() => setCount((count) => count + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [isActive]);
}

/** Returns whether the value was true at the previous render. */
export function useWasTrue(value: boolean): boolean {
  const before = useRef(false);
  const was = before.current;
  useEffect(() => {
    before.current = value;
  });
  return was;
}

/** While active, the browser asks for confirmation before it closes the page. */
export function useUnloadGuard(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const confirmUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', confirmUnload);
    return () => window.removeEventListener('beforeunload', confirmUnload);
  }, [isActive]);
}
