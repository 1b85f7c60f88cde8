import type { Carrier } from '../carrier.ts';
import { gs1, gs1After91 } from '../check-digits.ts';

/** IMpb bar codes (22 or 26 digits, with or without 420 and a ZIP code) and delivery confirmations. */
export const usps: Carrier = {
  name: 'USPS',
  checked: [
    [
      /^(?:420\d{5}(?:\d{4}(?=.{22}$))?)?((?:9[145]\d{3}|92\d{3}(?=9)|93\d{3}(?=[0-8]))\d{17}(?:\d{4})?)$/,
      gs1,
    ],
    [/^(?!0034)\d{20}$/, gs1],
    [/^(?!0034)\d{20}$/, gs1After91],
  ],
};
