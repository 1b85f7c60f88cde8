import { useEffect, useState } from 'preact/hooks';

/**
 * Returns the section that the user is reading, which is the one that crosses a line in the upper part of the window.
 * @param ids the IDs of the sections
 * @param isReady whether the sections are in the document
 */
export function useActiveSection<T extends string>(ids: readonly T[], isReady: boolean): T | undefined {
  const [active, setActive] = useState(ids[0]);
  useEffect(() => {
    if (!isReady) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting);
        if (entered) setActive(ids.find((id) => id === entered.target.id));
      },
      { rootMargin: '-30% 0px -69% 0px' },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids, isReady]);
  return active;
}
