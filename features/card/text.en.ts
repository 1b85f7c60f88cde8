export const cardText = {
  emptyTitle: 'Nothing to show.',
  emptyAdvice: 'Close this and click the tracking ID again.',
  cardOf: (trackingId: string) => `Shipment ${trackingId}`,
  opening: 'Opening…',
};
