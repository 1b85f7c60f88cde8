import { objectOf } from '../../../utils/json.ts';
import { onCommand } from '../../page/content/page-messaging.ts';
import type { CardCommand, EnlargeCard, PinCard, UncheckedCardCommand } from '../../page/model.ts';

/** Whether a command to the frame that holds the card has the fields that it needs. */
export function isCardCommand(message: UncheckedCardCommand): message is CardCommand {
  const { command, nonce, title, anchor, change, height, dx, dy } = message;
  switch (command) {
    case 'prepareCard':
      return true;
    case 'showCard':
      return typeof nonce === 'string' && typeof title === 'string' && isAnchor(anchor);
    case 'placeCard':
      if (typeof nonce !== 'string') return false;
      if (change === 'height') return Number.isFinite(height);
      return change === 'step' || (change === 'move' && [dx, dy].every(Number.isFinite));
    default:
      return false;
  }
}

function isAnchor(value: unknown): boolean {
  const fields = objectOf(value);
  return ['x', 'y', 'width', 'height'].every((name) => Number.isFinite(fields[name]));
}

/** Calls `pin` when the card is to stay open, or no longer. Ends with `signal`. */
export function onPinCard(pin: (nonce: string, isPinned: boolean) => void, signal: AbortSignal): void {
  onCommand<PinCard>(
    'pinCard',
    ({ nonce, isPinned }) => pin(nonce, isPinned),
    signal,
    ({ nonce, isPinned }) => typeof nonce === 'string' && typeof isPinned === 'boolean',
  );
}

/** Calls `enlarge` when the card is to cover the window, or no longer. Ends with `signal`. */
export function onEnlargeCard(enlarge: (nonce: string, isLarge: boolean) => void, signal: AbortSignal): void {
  onCommand<EnlargeCard>(
    'enlargeCard',
    ({ nonce, isLarge }) => enlarge(nonce, isLarge),
    signal,
    ({ nonce, isLarge }) => typeof nonce === 'string' && typeof isLarge === 'boolean',
  );
}
