import { useEffect, useState } from 'preact/hooks';

/** From this width on, a list and a shipment have room beside each other. */
const WIDE = '(min-width: 480px)';

/** Whether the window has room for a list beside a shipment; follows its size. */
export function useWidth(): boolean {
  const [isWide, setIsWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const follow = () => setIsWide(query.matches);
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return isWide;
}
