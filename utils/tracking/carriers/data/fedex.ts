import type { Carrier } from '../carrier.ts';
import { fedEx, gs1 } from '../check-digits.ts';

/** Express (12 digits, and inside bar codes of 34 and 32), Ground (15, 18, and inside 22). */
export const fedex: Carrier = {
  name: 'FedEx',
  words: 'fed ?ex',
  checked: [
    [/^\d{12}$/, fedEx],
    [/^(?:96\d{18}|[0-8]\d{19})(\d{14})$/, fedEx],
    [/^3\d{15}(\d{12})\d{4}$/, fedEx],
    [/^(?:96\d{5})?(\d{15})$/, gs1],
    [/^\d{18}$/, gs1],
  ],
};
