import type { Carrier } from '../carrier.ts';

/** Domestic parcels: 3S, the sender, a number. */
export const postnl: Carrier = {
  name: 'PostNL',
  own: /^3S[A-Z]{4}\d{7,9}$/,
};
