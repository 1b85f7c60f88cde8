export const launchText = {
  /** The browser replaces `%s` with the selected text. */
  menu: 'Look up “%s”',

  /** Names the card for screen readers while it loads. */
  cardOf: (trackingId: string) => `Shipment ${trackingId}`,

  /** Tooltip of the toolbar button. */
  noIds: 'Waybill',
  badge: (count: number, hasMore: boolean) =>
    `Waybill: ${count}${hasMore ? ' or more' : ''} tracking ${count === 1 && !hasMore ? 'ID' : 'IDs'} on this page`,

  /** In the address bar. */
  addressBar: {
    hint: 'Look up a tracking ID',
    nothing: 'No tracking ID found',
    lookUp: (trackingId: string) => `Look up ${trackingId}`,
    again: (trackingId: string) => `Look up ${trackingId} again`,
  },
};
