import type { Carrier } from '../carrier.ts';

/** Three letters or digits, often of an airport, may follow the prefix. */
export const speedx: Carrier = {
  name: 'SpeedX',
  own: /^SPX(?:\d{15}|\w{3}(?:\d{12}|\d{18}))$/,
};
