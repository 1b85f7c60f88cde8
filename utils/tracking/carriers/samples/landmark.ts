import type { Samples } from './sample.ts';

export const landmark: Samples = {
  carrier: 'Landmark Global',
  source: 'track.landmarkglobal.com; made up',
  hasCheckDigit: false,
  valid: ['LTN12345678N1', 'LTN00000017N1'],
  invalid: ['LTN12345678N2', 'LSN12345678N1', 'LTN1234567N1'],
};
