import type { Samples } from './sample.ts';

export const ontrac: Samples = {
  carrier: 'OnTrac',
  source: 'OnTrac developer documentation, check digit; made up',
  valid: ['C12345678901236', 'D10012345678908', 'D 1001 2345 6789 08'],
  invalid: ['C12345678901237', 'D10012345678909', 'E10012345678908'],
};
