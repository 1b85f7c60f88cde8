import { COUNTRY } from '../../countries.ts';
import type { Carrier } from '../carrier.ts';
import { s10 } from '../check-digits.ts';

/** All national posts, by standard S10 of the Universal Postal Union. */
export const posts: Carrier = {
  name: 'Post',
  checked: [[new RegExp(`^[A-Z]{2}(\\d{9})${COUNTRY}$`), s10]],
};
