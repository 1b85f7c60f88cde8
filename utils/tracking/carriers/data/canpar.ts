import type { Carrier } from '../carrier.ts';

/** A service letter, the shipper, and the piece in the last three digits. */
export const canpar: Carrier = {
  name: 'Canpar',
  own: /^[CDKLSUXZ]\d{21}$/,
};
