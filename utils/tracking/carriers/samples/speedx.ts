import type { Samples } from './sample.ts';

export const speedx: Samples = {
  carrier: 'SpeedX',
  source: 'speedx.io, tracking page; made up',
  hasCheckDigit: false,
  valid: ['SPX012345678901234', 'SPXDFW012345678901', 'SPXLAX012345678901234567'],
  invalid: ['SPX01234567890123', 'SPZ012345678901234'],
};
