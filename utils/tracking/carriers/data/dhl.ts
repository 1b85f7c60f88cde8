import type { Carrier } from '../carrier.ts';
import { mod7 } from '../check-digits.ts';

/** Express waybills (those of eleven digits that open like a phone number are left out), pieces, and parcels of DHL Paket. */
export const dhl: Carrier = {
  name: 'DHL',
  checked: [[/^(?:\d|[02-9]\d)\d{9}$/, mod7]],
  own: /^(?:J(?:JD|VGL)\d{10,18}|JD\d{18}|0034\d{16})$/,
  vague: /^\d{14}$/,
};
