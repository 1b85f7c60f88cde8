import type { Samples } from './sample.ts';

export const yunexpress: Samples = {
  carrier: 'YunExpress',
  source: 'yuntrack.com; made up',
  hasCheckDigit: false,
  valid: ['YT2026110300012345', 'YT 2400000000000017'],
  invalid: ['YT202611030001234', 'YU2026110300012345'],
};
