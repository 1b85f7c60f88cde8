import type { Carrier } from '../carrier.ts';

export const gofo: Carrier = {
  name: 'GOFO',
  own: /^GFUS\d{14}$/,
};
