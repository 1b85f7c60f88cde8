import type { Samples } from './sample.ts';

export const yanwen: Samples = {
  carrier: 'Yanwen',
  source: 'track.yw56.com.cn; made up',
  hasCheckDigit: false,
  valid: ['UA123456789YP', 'UM000000017YP'],
  invalid: ['UA12345678YP', 'AA123456789YP'],
};
