import type { Carrier } from '../carrier.ts';

/** Parcels (UR, UUS) and batches (URB). */
export const uniuni: Carrier = {
  name: 'UniUni',
  own: /^(?:UR\d{17}|URB\d{16}|UUS(?:\d{10,18}|\d\d[A-Z]\d{13}))$/,
};
