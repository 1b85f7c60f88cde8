import { useEffect, useState } from 'preact/hooks';

const SECOND_MS = 1000;

/**
 * Whole seconds until a time, counted down.
 * @param until milliseconds since 1970
 */
export function useSecondsUntil(until: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((until - now) / SECOND_MS));
}
