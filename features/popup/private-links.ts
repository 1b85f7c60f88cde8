import { browser, isInPrivateWindow, ownWindow } from '../../utils/browser.ts';
import { logUnexpected } from '../../utils/logger.ts';

const MIDDLE_BUTTON = 1;

/**
 * Opens the links of a popup or panel in its own window, if that is a private one. Chrome runs both outside of the private
 * window and would open their links in a normal one, whose history would contain the customer's address or the carrier's
 * tracking number (docs/decisions.md#32). Call it once.
 */
export async function keepLinksPrivate(): Promise<void> {
  if (browser.extension.inIncognitoContext || !(await isInPrivateWindow())) return;
  addEventListener('click', openHere);
  addEventListener('auxclick', (event) => event.button === MIDDLE_BUTTON && openHere(event));
}

function openHere(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[target]');
  if (!link) return;
  event.preventDefault();
  open(link.href).catch((error: unknown) => logUnexpected('a link in a private window', error));
}

async function open(url: string): Promise<void> {
  const { id } = await ownWindow();
  await browser.tabs.create({ url, ...(id === undefined ? {} : { windowId: id }) });
}
