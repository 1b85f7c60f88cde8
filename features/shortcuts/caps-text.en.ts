// Apart from the other texts about keys, because caps are drawn where those are not loaded.

/** The keys on the caps, where they are not named as in `KeyboardEvent.key`. */
const caps: Record<string, string> = {
  Control: 'Ctrl',
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Enter: '↵',
};

/** Caps that show a sign, in words for screen readers. */
const spokenCaps: Record<string, string> = {
  ArrowUp: 'Up arrow',
  ArrowDown: 'Down arrow',
  ArrowLeft: 'Left arrow',
  ArrowRight: 'Right arrow',
  Enter: 'Enter',
  '?': 'Question mark',
  '/': 'Slash',
};

export const keyCapsText = { caps, spokenCaps };
