import type { Samples } from './sample.ts';

export const dhlEcommerce: Samples = {
  carrier: 'DHL eCommerce',
  source: 'DHL eCommerce, label guidelines; made up',
  hasCheckDigit: false,
  valid: ['GM1234567890123456', 'GM123456789012345678', 'GM1A2345678901234567BC'],
  invalid: ['GN1234567890123456', 'GM12345678901234', 'GMABCDEFGHIJKLMNOPQR'],
};
