import type { Carrier } from '../carrier.ts';

export const yunExpress: Carrier = {
  name: 'YunExpress',
  own: /^YT\d{16}$/,
};
