import type { Samples } from './sample.ts';

export const yodel: Samples = {
  carrier: 'Yodel',
  source: 'yodel.co.uk, help on tracking; made up',
  hasCheckDigit: false,
  valid: ['JD0001234567890123', 'JJD0001234567890123'],
  invalid: ['JD000123456789012', 'JC0001234567890123'],
};
