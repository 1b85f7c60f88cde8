import type { Samples } from './sample.ts';

export const canpar: Samples = {
  carrier: 'Canpar',
  source: 'Canpar shipping documentation, bar code layout; made up',
  hasCheckDigit: false,
  valid: ['D123456780000001234001', 'L000000010000000001002'],
  invalid: ['M123456780000001234001', 'D12345678000000123400', 'D1234567800000012340012'],
};
