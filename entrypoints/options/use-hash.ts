import { useEffect } from 'preact/hooks';
import { exampleInHash } from '../../features/detection/example-link.ts';

/**
 * Scrolls to the section in the URL once the sections are rendered, because the browser looked for the anchor before
 * that. Removes an example ID from the URL, so that a reload does not add it again.
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
