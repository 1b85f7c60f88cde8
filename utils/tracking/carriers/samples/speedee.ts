import type { Samples } from './sample.ts';

export const speedee: Samples = {
  carrier: 'Spee-Dee',
  source: 'speedeedelivery.com, tracking page; made up',
  hasCheckDigit: false,
  valid: ['SP012345678901234567'],
  invalid: ['SP01234567890123456', 'SX012345678901234567'],
};
