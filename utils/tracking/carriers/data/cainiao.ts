import type { Carrier } from '../carrier.ts';

export const cainiao: Carrier = {
  name: 'Cainiao',
  own: /^(?:LP\d{12,15}|CNUSUP\d{8,11})$/,
};
