import type { StatusCategory } from './model.ts';

/** Names of the status categories, shown beside an icon, so that nothing depends on colour alone. */
const statusCategory: Record<StatusCategory, string> = {
  notShipped: 'Not shipped yet',
  inTransit: 'In transit',
  outForDelivery: 'Out for delivery',
  waitingForPickup: 'Waiting for pickup',
  noUpdate: 'No update',
  problem: 'Problem',
  returned: 'Returned',
  delivered: 'Delivered',
  unknown: 'Unknown',
};

/** The part of the strings about shipments that the background shows as well, in notifications. */
export const stateText = { statusCategory };
