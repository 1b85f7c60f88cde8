import type { Carrier } from '../carrier.ts';

/** A product code such as 6A or 8L, then eleven digits. */
export const colissimo: Carrier = {
  name: 'Colissimo',
  words: 'colissimo|la poste',
  own: /^\d[A-Z]\d{11}$/,
};
