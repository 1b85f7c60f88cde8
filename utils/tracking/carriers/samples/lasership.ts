import type { Samples } from './sample.ts';

export const lasership: Samples = {
  carrier: 'LaserShip',
  source: 'LaserShip integration guide, bar codes; made up',
  hasCheckDigit: false,
  valid: [
    'LX11234567',
    'LA21234567',
    'LN3 1234567',
    '1LS712345678901',
    '1LS7119013000017-1',
    '1LSCXAB1234567Z',
  ],
  invalid: ['LX91234567', 'LB11234567', '1LS812345678901', '1LS7119013000017-2', '1LSCZAB1234567Z'],
};
