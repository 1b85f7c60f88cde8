import type { Carrier } from '../carrier.ts';

export const fourPx: Carrier = {
  name: '4PX',
  own: /^4PX\d{13}CN$/,
};
