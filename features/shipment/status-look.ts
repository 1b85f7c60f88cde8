import type { StatusCategory } from './model.ts';

/**
 * The colours. States that need the same action from an agent share one. The names are those of the design tokens
 * (components/styles/tokens.css) and of the highlights (entrypoints/helpdesk.content/style.css).
 */
export type StatusColor = 'delivered' | 'moving' | 'pickup' | 'late' | 'problem' | 'unknown';

/** The colour of each state, in cards, lists and tickets. */
export const STATUS_COLORS: Readonly<Record<StatusCategory, StatusColor>> = {
  notShipped: 'unknown',
  inTransit: 'moving',
  outForDelivery: 'moving',
  waitingForPickup: 'pickup',
  noUpdate: 'late',
  problem: 'problem',
  returned: 'problem',
  delivered: 'delivered',
  unknown: 'unknown',
};
