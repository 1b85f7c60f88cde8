// Apart from the other texts about keys, because caps are drawn where those are not loaded. The signs on them are among
// the texts of the components, which name keys in tooltips.

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

export const keyCapsText = { spokenCaps };
