import type { Carrier } from '../carrier.ts';

export const speedee: Carrier = {
  name: 'Spee-Dee',
  own: /^SP\d{18}$/,
};
