export const atHand = {
  /** `%s` stands for the selected text: the browser puts it there. */
  menu: 'Look up “%s”',

  /** Tooltip of the toolbar button. */
  badge: (count: number, hasMore: boolean) =>
    `Waybill: ${count}${hasMore ? ' or more' : ''} tracking ${count === 1 && !hasMore ? 'ID' : 'IDs'} on this page`,

  /** In the address bar. */
  addressBar: {
    hint: 'Type or paste a tracking ID',
    nothing: 'There is no tracking ID in this text',
    lookUp: (trackingId: string) => `Look up ${trackingId}`,
    again: (trackingId: string) => `Look up ${trackingId} again`,
  },

  notAnId: 'That text does not look like a tracking ID. Enter the ID here.',
  nothingSelected: 'Select an ID in the ticket first. On other pages, right-click the selection.',

  openPanel: 'Open in side panel',
};
