/**
 * The one seam to the browser: everything but the content script reaches the extension APIs through here. The
 * polyfill gives Chrome the promises that Firefox has; newer APIs pass through it and are reached by feature detection.
 */
import polyfill from 'webextension-polyfill';

export const browser = polyfill;
