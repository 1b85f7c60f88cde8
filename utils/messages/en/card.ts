export const card = {
  emptyTitle: 'This card is empty.',
  emptyAdvice: 'Close it and click the ID in the ticket again.',
  cardOf: (trackingId: string) => `Shipment ${trackingId}`,
  opening: 'Opening…',
};
