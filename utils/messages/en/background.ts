export const background = {
  /** Names the card's frame for screen readers. */
  cardTitle: (trackingId: string) => `Shipment ${trackingId}`,
};
