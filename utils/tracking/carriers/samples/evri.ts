import type { Samples } from './sample.ts';

export const evri: Samples = {
  carrier: 'Evri',
  source: 'evri.com, help on parcel numbers; made up',
  hasCheckDigit: false,
  valid: ['H00ABC1234567890', 'T01A2B0000000017', 'C12ABC0123456789'],
  invalid: ['X00ABC1234567890', 'H0ABC1234567890'],
};
