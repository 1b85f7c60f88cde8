import type { Samples } from './sample.ts';

export const hermes: Samples = {
  carrier: 'Hermes',
  source: 'myhermes.de, help on shipment numbers; made up',
  hasCheckDigit: false,
  valid: ['H1001234567890123456', '01234567890123'],
  invalid: ['H100123456789012345', '0123456789012'],
};
