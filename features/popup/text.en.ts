/** The texts of the popup itself. The texts of its views are in their features. */
export const popupText = {
  /** Tests and users look for this name, so no other control may have a name with the same meaning. */
  field: 'Tracking ID',
  placeholder: 'Tracking ID or a list',
  lookUp: 'Look up',
  nothingEntered: 'Enter an ID first.',

  paste: 'Paste',
  /** Instead of it, as long as the clipboard may not be read without asking. */
  pasteAndAllow: 'Paste. Once you allow it, copied IDs are offered here.',
  /** The ID is emphasised: “Look up” “ABCD1234567890” “from the clipboard”. */
  offer: ['Look up', 'from the clipboard'],
  clipboardRefused: 'Your browser doesn’t let Waybill read the clipboard. Paste into the field instead.',
  clipboardEmpty: 'There is no text on the clipboard.',
  notRecognised: 'No tracking ID on the clipboard. Paste into the field to look it up anyway.',

  onThisPage: (count: number) => `On this page · ${count}`,
  /** Instead of it on a page with more IDs than the list shows. */
  firstOnThisPage: (listed: number, count: number) => `On this page · first ${listed} of ${count}`,
  back: 'Back to the list',
  /** Why no ID is listed. */
  noIds: {
    on: { title: 'No IDs found on this page.', advice: 'Enter or paste one above.' },
    off: { title: 'Waybill is off on this site.', advice: 'Enter an ID above, or turn the site on.' },
    absent: {
      title: 'Waybill doesn’t run on this page.',
      advice: 'Enter an ID above. If this is your helpdesk, add it.',
    },
  },
  addHelpdesk: 'Add helpdesk',
  sites: 'Turn sites on or off',

  unlikely: 'That doesn’t look like a tracking ID.',
  lookUpAnyway: 'Look up anyway',
  notAnId: 'That doesn’t look like a tracking ID. Enter one here.',
  nothingSelected: 'Select a tracking ID first. Outside a helpdesk, right-click it and choose “Look up”.',

  openPanel: 'Open in side panel',
  watched: 'Watched',
  changed: 'Changed',
  copyingReply: 'Copying the reply…',
  replyCopied: (trackingId: string) => `Reply for ${trackingId} copied.`,
  noReply: (trackingId: string) => `Open ${trackingId} to choose a reply.`,
  replyNotCopied: 'Couldn’t copy the reply.',
  /** What keys do, in few words. */
  keys: { move: 'Move', open: 'Open', copyReply: 'Copy reply', all: 'Keys' },
  openShortcuts: 'Keyboard shortcuts (?)',
};
