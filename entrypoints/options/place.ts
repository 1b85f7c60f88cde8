import { useEffect, useState } from 'preact/hooks';
import { logUnexpected } from '../../utils/logger.ts';
import { LAST_PAGE } from '../../utils/options-tab.ts';

/** What the fragment of the URL names: a page, and what to show there. */
export interface Place {
  /** Empty if the URL does not name a page. */
  pageId: string;
  /** An ID waits to be added to the examples of a new pattern. */
  teaches?: true;
  /** `name` or `id` of the element to show. */
  target?: string | undefined;
}

/**
 * Reads a fragment: `#test-webhook`, `#connection&field=sandbox.clientUrl`, `#teach`.
 * @param hash with its `#`, or empty
 */
export function placeOf(hash: string): Place {
  if (hash === '#teach') return { pageId: 'detection', teaches: true };
  const [name = '', ...rest] = hash.slice(1).split('&');
  const field = rest.find((each) => each.startsWith('field='));
  return { pageId: name, target: field?.slice('field='.length) };
}

interface PlaceControl {
  /** A new object whenever the URL changes. */
  place: Place;
  /** Names another page in the URL, without an entry in the history. */
  replacePage(pageId: string): void;
}

/** In `localStorage`, which is synchronous; no other context needs it. */
const STORED_PAGE = 'lastPage';

/** Saves the page that `LAST_PAGE` leads to. */
export function keepPage(pageId: string): void {
  try {
    localStorage.setItem(STORED_PAGE, pageId);
  } catch (error) {
    // Firefox refuses it if cookies are blocked.
    logUnexpected('keeping the page of the options', error);
  }
}

/** The page that was shown last; empty if it is not known. */
function savedPage(): string {
  try {
    return localStorage.getItem(STORED_PAGE) ?? '';
  } catch (error) {
    logUnexpected('reading the page of the options', error);
    return '';
  }
}

/** The place in the URL. Replaces `LAST_PAGE` with the page that was shown last. */
function currentPlace(shown?: Place): Place {
  const place = placeOf(location.hash);
  if (place.pageId !== LAST_PAGE) return place;
  const last = shown ?? { pageId: savedPage() };
  history.replaceState(null, '', `#${last.pageId}`);
  return last;
}

/** The place in the URL. */
export function usePlace(): PlaceControl {
  const [place, setPlace] = useState(() => currentPlace());
  useEffect(() => {
    const follow = () => setPlace(currentPlace);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return {
    place,
    replacePage(pageId) {
      // `replaceState` fires no event.
      history.replaceState(null, '', `#${pageId}`);
      if (pageId !== place.pageId) setPlace({ pageId });
    },
  };
}
