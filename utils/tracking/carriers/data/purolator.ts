import type { Carrier } from '../carrier.ts';
import { luhn } from '../check-digits.ts';

export const purolator: Carrier = {
  name: 'Purolator',
  checked: [[/^[0-5]\d{11}$/, luhn]],
  vague: /^[A-Z]{3}\d{9}$/,
};
