import type { Samples } from './sample.ts';

export const canadaPost: Samples = {
  carrier: 'Canada Post',
  source: 'Canada Post developer documentation, tracking service (the first number is its example)',
  valid: ['7023210039414604', '1000 1234 5678 9019', '4012000001234568'],
  invalid: ['7023210039414605', '5012000001234567', '702321003941460'],
};
