import type { Samples } from './sample.ts';

export const dpd: Samples = {
  carrier: 'DPD',
  source: 'DPD parcel label specification, ISO 7064 MOD 37,36; made up',
  valid: ['0998 0123 4567 89S', '15501234567893K', '008182709980123456789330276D'],
  invalid: ['09980123456789T', '15501234567893L', '008182709980123456789330276E'],
};
