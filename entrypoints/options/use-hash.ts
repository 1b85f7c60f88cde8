import { useEffect } from 'preact/hooks';
import { exampleInHash } from '../../features/detection/example-link.ts';

/**
 * Goes where the page's address points, once the sections are there: the browser has looked for the anchor before. An
 * ID to be taught in the address is taken out of it, so that a reload does not teach it again.
 */
export function useHash(isReady: boolean, onExample: (id: string) => void): void {
  useEffect(() => {
    if (!isReady) return;
    const teach = (): boolean => {
      const id = exampleInHash(location.hash);
      if (id === undefined) return false;
      onExample(id);
      history.replaceState(null, '', '#detection');
      const section = document.getElementById('detection');
      section?.scrollIntoView();
      section?.querySelector('textarea')?.focus({ preventScroll: true });
      return true;
    };
    if (!teach()) document.getElementById(location.hash.slice(1))?.scrollIntoView();
    addEventListener('hashchange', teach);
    return () => removeEventListener('hashchange', teach);
  }, [isReady, onExample]);
}
