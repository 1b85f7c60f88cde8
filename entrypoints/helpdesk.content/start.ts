import { onPageCommand, onReadSelection, onStep } from '../../utils/page-messaging.ts';
import { createDetection } from './detection.ts';
import { type Scanner, startScanner } from './scanner.ts';
import { selectedText } from './selected-text.ts';
import { waitUntilOn } from './wait-until-on.ts';

/**
 * Starts Waybill in one frame. It stops by itself when the extension is updated or removed; switched off, it waits.
 */
export function startHelpdesk(): void {
  const life = new AbortController();
  const { signal } = life;
  const shadowRoots = new Set<ShadowRoot>();
  const getScanner = (): Scanner => scanner;
  const detection = createDetection({
    shadowRoots,
    life,
    hasUnread: () => getScanner().hasUnread(),
    readAll: () => getScanner().readAll(),
  });
  const scanner = startScanner(document, shadowRoots, detection, signal);

  signal.addEventListener('abort', () => waitUntilOn(startHelpdesk));

  // A card may have to be shown here for an ID in another frame.
  onPageCommand((command) => void detection.getReady().then((ids) => ids?.obey(command)), signal);
  onStep(async (...step) => (await detection.ids()?.step(...step)) ?? false, signal);
  onReadSelection(selectedText, signal);
}
