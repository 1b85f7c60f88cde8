import { createHtml } from '../../../utils/dom.ts';

/**
 * Creates a hidden frame for a page of the extension, whose address must stay a secret from the page around it
 * (docs/decisions.md#26). It begins to load when it is added, and again if the page adds it again.
 * @param onLoad called when the page, or the browser's error page, has loaded
 */
export function createPageFrame(address: string, onLoad: () => void): HTMLIFrameElement {
  const frame = createHtml('iframe');
  frame.hidden = true;
  frame.allow = 'clipboard-write *';
  // Otherwise Chromium names the address in reports to the page.
  frame.toggleAttribute('credentialless', true);
  /** The window that was sent to the address. */
  let sent: Window | null = null;
  frame.addEventListener('load', () => {
    const { contentDocument, contentWindow } = frame;
    // A frame without an address has a blank page, which can be read. The address is no attribute of the frame, because
    // Chromium names that to pages that measure their memory, which an isolated frame of any page can do.
    if (contentDocument && contentWindow && contentWindow !== sent) {
      sent = contentWindow;
      contentWindow.location.replace(address);
    } else onLoad();
  });
  return frame;
}
