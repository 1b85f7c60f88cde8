import type { Carrier } from '../carrier.ts';
import { ups as check } from '../check-digits.ts';

/** Parcels, and waybills that many an order number looks like. */
export const ups: Carrier = {
  name: 'UPS',
  checked: [
    [/^1Z(\w{15}\d)$/, check],
    [/^[AHJKTV](\d{10})$/, check],
  ],
};
