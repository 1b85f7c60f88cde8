import type { Tell } from './page-commands.ts';

/** Takes the card of a tab away, and tells all its frames. */
export async function closeCard(tell: Tell, tabId: number): Promise<void> {
  await tell(tabId, { command: 'placeCard', change: 'close' });
  await tell(tabId, { command: 'cardIsOpen', isOpen: false });
}
