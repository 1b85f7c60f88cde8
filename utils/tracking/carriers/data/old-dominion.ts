import type { Carrier } from '../carrier.ts';
import { luhn } from '../check-digits.ts';

/** Freight. */
export const oldDominion: Carrier = {
  name: 'Old Dominion',
  checked: [[/^(?:77[78]|072|780|80\d)\d{8}$/, luhn]],
};
