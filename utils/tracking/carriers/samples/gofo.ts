import type { Samples } from './sample.ts';

export const gofo: Samples = {
  carrier: 'GOFO',
  source: 'gofoexpress.com, tracking page; made up',
  hasCheckDigit: false,
  valid: ['GFUS01234567890123', 'GFUS 01000000000017'],
  invalid: ['GFUS0123456789012', 'GFUK01234567890123'],
};
