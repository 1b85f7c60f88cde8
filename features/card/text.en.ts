export const cardText = {
  emptyTitle: 'Nothing to show.',
  emptyAdvice: 'Close this and click the tracking ID again.',
  cardOf: (trackingId: string) => `Shipment ${trackingId}`,
  opening: 'Opening…',
  hiddenTitle: 'Nothing was changed: this page covers or moves the card.',
  hiddenAdvice: 'Make the change in the popup instead.',
  showOutsidePage: 'Open the popup',
};
