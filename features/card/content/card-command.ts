import type { CardCommand, UncheckedCardCommand } from '../../page/model.ts';

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
      return change === 'height'
        ? Number.isFinite(height)
        : change === 'move' && [dx, dy].every(Number.isFinite);
    default:
      return false;
  }
}

function isAnchor(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return ['x', 'y', 'width', 'height'].every((name) => Number.isFinite(fields[name]));
}
