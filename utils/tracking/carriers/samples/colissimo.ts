import type { Samples } from './sample.ts';

export const colissimo: Samples = {
  carrier: 'Colissimo',
  source: 'laposte.fr, help on tracking numbers; made up',
  hasCheckDigit: false,
  valid: ['6A12345678901', '8L 01234567890'],
  invalid: ['6A1234567890', 'AA12345678901'],
};
