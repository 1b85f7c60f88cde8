import type { Carrier } from '../carrier.ts';

export const yodel: Carrier = {
  name: 'Yodel',
  own: /^JJ?D\d{16}$/,
};
