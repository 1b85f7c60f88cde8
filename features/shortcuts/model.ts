/** Where a key works. */
export type ShortcutSurface = 'ticket' | 'answer' | 'lists' | 'webhook';

/** The action of a key; names its text in `text.en.ts`. */
export type ShortcutAction =
  | 'nextId'
  | 'previousId'
  | 'showShipment'
  | 'lookUpSelection'
  | 'openPopup'
  | 'reply'
  | 'insertReply'
  | 'copySummary'
  | 'saveEvidence'
  | 'openInPanel'
  | 'keepOpen'
  | 'previousAnswer'
  | 'nextAnswer'
  | 'closeAnswer'
  | 'goToField'
  | 'moveUp'
  | 'moveDown'
  | 'openShipment'
  | 'copyReplyOfRow'
  | 'sendWebhook'
  | 'nextProblem'
  | 'showShortcuts';

export interface Shortcut {
  action: ShortcutAction;
  /** The keys pressed together, modifiers first, named as in `KeyboardEvent.key`; letters in lower case. */
  keys: readonly string[];
  /** The command of the manifest, whose keys the user can change in the browser. `keys` are then the suggested ones. */
  command?: string;
}

/**
 * All keys, by where they work. Listed in the sheet of keys and in the options; `pressed-shortcut.ts` compares key events
 * with it.
 */
export const SHORTCUTS: Readonly<Record<ShortcutSurface, readonly Shortcut[]>> = {
  ticket: [
    { action: 'nextId', keys: ['Alt', 'Shift', 'j'], command: 'next-id' },
    { action: 'previousId', keys: ['Alt', 'Shift', 'k'], command: 'previous-id' },
    { action: 'showShipment', keys: ['Enter'] },
    { action: 'lookUpSelection', keys: ['Alt', 'Shift', 'l'], command: 'look-up-selection' },
    { action: 'openPopup', keys: ['Alt', 'Shift', 'u'], command: '_execute_action' },
  ],
  answer: [
    { action: 'reply', keys: ['r'] },
    { action: 'insertReply', keys: ['i'] },
    { action: 'copySummary', keys: ['c'] },
    { action: 'saveEvidence', keys: ['e'] },
    { action: 'openInPanel', keys: ['o'] },
    { action: 'keepOpen', keys: ['p'] },
    { action: 'previousAnswer', keys: ['ArrowLeft'] },
    { action: 'nextAnswer', keys: ['ArrowRight'] },
    { action: 'closeAnswer', keys: ['Escape'] },
    { action: 'showShortcuts', keys: ['?'] },
  ],
  lists: [
    { action: 'goToField', keys: ['/'] },
    { action: 'moveUp', keys: ['ArrowUp'] },
    { action: 'moveDown', keys: ['ArrowDown'] },
    { action: 'openShipment', keys: ['Enter'] },
    { action: 'copyReplyOfRow', keys: ['Control', 'Enter'] },
    { action: 'showShortcuts', keys: ['?'] },
  ],
  webhook: [
    { action: 'sendWebhook', keys: ['Control', 'Enter'] },
    { action: 'nextProblem', keys: ['F8'] },
  ],
};

/** The first keys of an action, named as in `KeyboardEvent.key`. */
export function keysOf(surface: ShortcutSurface, action: ShortcutAction): readonly string[] {
  return SHORTCUTS[surface].find((each) => each.action === action)?.keys ?? [];
}

/**
 * The key of an action in the card and the panel, as `aria-keyshortcuts` names it, such as `R`. A control with this
 * attribute is pressed by the key (`use-answer-keys.ts`).
 */
export function answerKey(action: ShortcutAction): string | undefined {
  const key = keysOf('answer', action).at(-1);
  return key?.length === 1 ? key.toUpperCase() : key;
}

/** The surfaces, in the order in which they are listed. */
export const SHORTCUT_SURFACES = Object.keys(SHORTCUTS) as ShortcutSurface[];

/** The keys of the manifest's commands in this browser, such as `Alt+Shift+J`; empty if the user has removed them. */
export type CommandKeys = ReadonlyMap<string, string>;

/** The keys that the user may have changed in the browser. */
export interface ShortcutSource {
  /** @returns an empty map if the browser does not report its keys: then the suggested keys are shown */
  read(): Promise<CommandKeys>;
  /** Opens the browser's own page on which these keys are changed. */
  change(): Promise<void>;
}
