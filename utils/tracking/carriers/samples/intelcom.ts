import type { Samples } from './sample.ts';

export const intelcom: Samples = {
  carrier: 'Intelcom',
  source: 'intelcom.ca, frequent questions; made up',
  hasCheckDigit: false,
  valid: ['INTLCMD123456789', 'INTLCMD0123456789'],
  invalid: ['INTLCM123456789', 'INTLCMD12345678'],
};
