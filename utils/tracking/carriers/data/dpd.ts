import type { Carrier } from '../carrier.ts';
import { mod37 } from '../check-digits.ts';

/** Fourteen digits, or the whole of the bar code; the check character is often left out. */
export const dpd: Carrier = {
  name: 'DPD',
  checked: [[/^\d{14}(?:\d{13})?\w$/, mod37]],
  vague: /^\d{14}$/,
};
