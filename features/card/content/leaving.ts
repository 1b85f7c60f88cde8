/** Longer than a browser needs from the first event of a link that was clicked to `beforeunload`. */
const LEAVING_MS = 1_000;

/**
 * Returns a function that begins to call `onLeave` when the page is about to be left; calling it again changes nothing.
 * @param onLeave `mayStay` after a link or a script of the page, which may lead to a download. The browser's own buttons
 *   leave; browsers that do not tell them apart may always stay
 */
export function createLeaveListener(onLeave: (mayStay: boolean) => void, signal: AbortSignal): () => void {
  const never = self.navigation ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  let pageNavigatedAt = never;

  /** Comes before `beforeunload` if the page itself begins to lead elsewhere, otherwise after it or never. */
  function onNavigate({ timeStamp }: Event): void {
    pageNavigatedAt = timeStamp;
  }

  function onBeforeUnload({ timeStamp }: Event): void {
    const mayStay = timeStamp - pageNavigatedAt <= LEAVING_MS;
    // The user may come back, and leave again, within that time.
    pageNavigatedAt = never;
    onLeave(mayStay);
  }

  return () => {
    self.navigation?.addEventListener('navigate', onNavigate, { signal });
    addEventListener('beforeunload', onBeforeUnload, { signal });
  };
}
