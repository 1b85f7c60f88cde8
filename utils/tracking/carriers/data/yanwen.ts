import type { Carrier } from '../carrier.ts';

/** Looks like S10, from a country that does not exist. */
export const yanwen: Carrier = {
  name: 'Yanwen',
  own: /^U[A-Z]\d{9}YP$/,
};
