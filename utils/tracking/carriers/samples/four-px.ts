import type { Samples } from './sample.ts';

export const fourPx: Samples = {
  carrier: '4PX',
  source: 'track.4px.com; made up',
  hasCheckDigit: false,
  valid: ['4PX0012345678901CN'],
  invalid: ['4PX001234567890CN', '4PX0012345678901US'],
};
