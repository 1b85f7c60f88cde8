import { selectedText } from '../../../../utils/dom.ts';
import type { CardToggled, UncheckedCardCommand } from '../../model.ts';
import { contentWorld, type FrameContext, type PageScriptLoader } from '../../page-features.ts';
import { onCardCommand, onCardToggled, onReadSelection } from '../page-messaging.ts';
import { createDetection } from './detection.ts';
import { waitForEnable } from './detection-settings.ts';
import { Scanner } from './scanner.ts';
import { whenLaidOut } from './when-laid-out.ts';

/**
 * Starts Waybill in one frame. It stops when the extension is updated or removed, and waits while it is disabled.
 * @param loadPageScript called when a text of the frame may hold an ID, or a card is to be shown in it
 * @param createFollowElsewhere returns the handler for cards that other frames show; it ends with the signal
 * @param commands commands for the card that arrived while the script of the frame was loaded
 */
export function startFrame(
  loadPageScript: PageScriptLoader,
  createFollowElsewhere: (signal: AbortSignal) => (toggled: CardToggled) => void,
  commands: readonly UncheckedCardCommand[],
): void {
  const life = new AbortController();
  const { signal } = life;
  const shadowRoots = new Set<ShadowRoot>();
  const context: FrameContext = {
    shadowRoots,
    life,
    hasUnread: () => scanner.hasUnread(),
    readAll: () => scanner.readAll(),
    searchAll: () => scanner.searchAll(),
    searchNear: (items, isNow) => scanner.searchNear(items, isNow),
    isSearched: (item) => scanner.isSearched(item),
  };
  const detection = createDetection(context, loadPageScript);
  const scanner: Scanner = new Scanner(document, shadowRoots, detection, signal);
  scanner.start(contentWorld.waybillLaidOut ?? whenLaidOut(document.documentElement));
  // Used once: at a later start in this frame, the layout may have changed.
  contentWorld.waybillLaidOut = undefined;
  // A script from before an update of the extension may have left a card open, which it can no longer close in Firefox.
  // Cards are children of the root, so the rest of the document is not searched.
  for (const child of Array.from(document.documentElement?.children ?? []))
    if (child.localName === 'waybill-card') child.remove();

  signal.addEventListener('abort', () =>
    waitForEnable(() => startFrame(loadPageScript, createFollowElsewhere, []), signal.reason === true),
  );

  const followElsewhere = createFollowElsewhere(signal);
  /** The nonce of the last card shown in this frame. */
  let ownCard: unknown;
  const onCommand = (command: UncheckedCardCommand): void => {
    if (command.command === 'showCard') ownCard = command.nonce;
    // Showing or preparing a card loads the features, because the card's ID may be in another frame.
    if (command.command === 'placeCard') detection.features()?.onCardCommand(command);
    else void detection.loadFeatures().then((features) => features?.onCardCommand(command));
  };
  onCardCommand(onCommand, signal);
  for (const command of commands) onCommand(command);
  onCardToggled((toggled) => {
    if (toggled.nonce !== ownCard) followElsewhere(toggled);
  }, signal);
  onReadSelection(selectedText, signal);
}
