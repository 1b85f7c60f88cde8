import type { Carrier } from '../carrier.ts';

/** Hermes in Germany. */
export const hermes: Carrier = {
  name: 'Hermes',
  own: /^H\d{19}$/,
  vague: /^\d{14}$/,
};
