import { useEffect, useState } from 'preact/hooks';

/** Whether the set-up is shown in place of the sections. It has an anchor of its own, so that a reload keeps it. */
export function useSetUp(): boolean {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const follow = () => setHash(location.hash);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return hash === '#set-up';
}
