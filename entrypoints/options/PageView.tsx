import type { ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { logUnexpected } from '../../utils/logger.ts';
import { NotLoaded, type OptionsPage, type PageProps } from './pages.tsx';
import type { Place } from './place.ts';

interface Props extends PageProps {
  page: OptionsPage;
  place: Place;
}

interface Shown {
  page: OptionsPage;
  /** Undefined: its code could not be loaded. */
  View: ComponentType<PageProps> | undefined;
}

/** Shows one page, whose code may be loaded on first use; until then the page before it stays. */
export function PageView({ page, place, ...props }: Props) {
  const [loaded, setLoaded] = useState<Shown>();
  const shown = page.View ? { page, View: page.View } : loaded;
  const isThere = shown?.page === page;
  const isFirst = useRef(true);
  useEffect(() => {
    if (page.View) return;
    let isWanted = true;
    void import('./later-pages.tsx')
      .then(({ laterPage }) => laterPage(page.id))
      .catch((error) => {
        logUnexpected('loading a page of the options', error);
        return undefined;
      })
      .then((View) => isWanted && setLoaded({ page, View }));
    return () => {
      isWanted = false;
    };
  }, [page]);
  useLayoutEffect(() => {
    if (!isThere) return;
    arrive(page.id, place, isFirst.current);
    isFirst.current = false;
  }, [isThere, page, place]);
  if (!shown) return null;
  if (shown.View) return <shown.View key={shown.page.id} {...props} />;
  return <NotLoaded />;
}

/** Shows and focuses the element that the URL names; without one, the heading, unless the options have just opened. */
function arrive(pageId: string, { target, teaches }: Place, isFirst: boolean): void {
  const section = document.getElementById(pageId);
  const named = teaches
    ? section?.querySelector('textarea')
    : target && (document.getElementsByName(target)[0] ?? document.getElementById(target));
  if (named instanceof HTMLElement) {
    named.closest('details')?.setAttribute('open', '');
    named.scrollIntoView({ block: teaches ? 'nearest' : 'center' });
    named.focus({ preventScroll: true });
  } else if (!isFirst) {
    window.scrollTo(0, 0);
    document.getElementById(`${pageId}-title`)?.focus({ preventScroll: true });
  }
}
