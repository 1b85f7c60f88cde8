import type { Carrier } from '../carrier.ts';
import { gs1 } from '../check-digits.ts';

/** Domestic parcels; those that go abroad have S10 numbers. */
export const canadaPost: Carrier = {
  name: 'Canada Post',
  words: 'canada ?post|postes ?canada',
  checked: [[/^[0-47]\d{15}$/, gs1]],
};
