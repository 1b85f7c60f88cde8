import type { Samples } from './sample.ts';

export const cainiao: Samples = {
  carrier: 'Cainiao',
  source: 'global.cainiao.com, placeholder of the search field; made up',
  hasCheckDigit: false,
  valid: ['LP00123456789012', 'LP123456789012', 'CNUSUP12345678901'],
  invalid: ['LP12345678901', 'CNUSUP1234567', 'LQ00123456789012'],
};
