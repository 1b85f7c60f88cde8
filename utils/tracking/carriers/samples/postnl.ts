import type { Samples } from './sample.ts';

export const postnl: Samples = {
  carrier: 'PostNL',
  source: 'developer.postnl.nl, bar code service; made up',
  hasCheckDigit: false,
  valid: ['3SABCD1234567', '3SDEVC201611210'],
  invalid: ['3SABC1234567', '4SABCD1234567'],
};
