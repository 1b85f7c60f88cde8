import type { Carrier } from '../carrier.ts';
import { ontrac as check } from '../check-digits.ts';

export const ontrac: Carrier = {
  name: 'OnTrac',
  checked: [[/^[CD]\d{14}$/, check]],
};
