/** Firefox keeps pages with a frame of an extension, so the card may stay and is there when the user comes back. */
const ALWAYS_STAYS = import.meta.env.FIREFOX || !('navigation' in self);
/** Longer than a browser needs from the first event of a link that was clicked to `beforeunload`. */
const LEAVING_MS = 1_000;
const NEVER = Number.NEGATIVE_INFINITY;

/**
 * Returns a function that begins to call `onLeave` when the page is about to be left; calling it again changes nothing.
 * @param onLeave `mayStay` is true after a link or a script of the page, which may lead to a download, and false after the
 *   browser's own buttons. Where the two cannot be distinguished, it is always true
 */
export function createLeaveListener(onLeave: (mayStay: boolean) => void, signal: AbortSignal): () => void {
  let pageNavigatedAt = NEVER;

  /** `navigate` comes before `beforeunload` if the page itself starts the navigation, otherwise after it or never. */
  function onNavigate({ timeStamp }: Event): void {
    pageNavigatedAt = timeStamp;
  }

  function onBeforeUnload({ timeStamp }: Event): void {
    const mayStay = ALWAYS_STAYS || timeStamp - pageNavigatedAt <= LEAVING_MS;
    // The user may come back, and leave again, within that time.
    pageNavigatedAt = NEVER;
    onLeave(mayStay);
  }

  return () => {
    self.navigation?.addEventListener('navigate', onNavigate, { signal });
    addEventListener('beforeunload', onBeforeUnload, { signal });
  };
}
