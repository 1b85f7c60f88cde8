import type { ShortcutAction, ShortcutSurface } from './model.ts';

const surfaces: Record<ShortcutSurface, string> = {
  ticket: 'In a ticket',
  answer: 'In the card and the panel',
  lists: 'In the popup and lists',
  webhook: 'In Test webhook',
};

const actions: Record<ShortcutAction, string> = {
  nextId: 'Go to the next tracking ID',
  previousId: 'Go to the previous tracking ID',
  showShipment: 'Show its shipment',
  lookUpSelection: 'Look up the selected text',
  openPopup: 'Open the popup',
  reply: 'Reply',
  insertReply: 'Insert reply',
  copySummary: 'Copy summary',
  saveEvidence: 'Save evidence',
  openInPanel: 'Open in panel',
  keepOpen: 'Keep open',
  previousAnswer: 'Previous ID',
  nextAnswer: 'Next ID',
  closeAnswer: 'Close',
  goToField: 'Go to the tracking ID field',
  moveUp: 'Move up in the list',
  moveDown: 'Move down in the list',
  openShipment: 'Open the shipment',
  copyReplyOfRow: 'Copy its reply',
  sendWebhook: 'Send test webhook',
  nextProblem: 'Next problem in the payload',
  showShortcuts: 'Show this list',
};

/** The sheet of keys, and the options' page about them. */
export const shortcutsText = {
  title: 'Keyboard',
  surfaces,
  actions,
  /** A command whose keys the user has removed in the browser. */
  noKeys: 'Not set',
  lead: 'The keys of tickets, answers and lists. Press\u00a0? to see them on any page of Waybill.',
  changeable: 'You can change the keys with Alt in your browser.',
  changeInBrowser: 'Change browser shortcuts',
};
