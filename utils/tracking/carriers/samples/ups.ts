import type { Samples } from './sample.ts';

export const ups: Samples = {
  carrier: 'UPS',
  source: 'UPS developer documentation, tracking numbers and check digit (the first two are its examples)',
  valid: [
    '1Z999AA10123456784',
    '1Z12345E6605272234',
    '1Z E2R W00 03 9876 5437',
    'K1234567895',
    'V9876543215',
  ],
  invalid: ['1Z999AA10123456785', '2Z999AA10123456784', '1Z999AA1012345678', 'K1234567896', 'B1234567895'],
};
