import type { Carrier } from '../carrier.ts';

export const landmark: Carrier = {
  name: 'Landmark Global',
  words: 'landmark',
  own: /^LTN\d{8}N1$/,
};
