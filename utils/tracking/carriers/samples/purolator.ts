import type { Samples } from './sample.ts';

export const purolator: Samples = {
  carrier: 'Purolator',
  source: 'Purolator E-Ship web services guide (the first number is its example)',
  valid: ['329014521622', '100000000123', 'ABC 123 456 789'],
  invalid: ['329014521623', '100000000124', 'AB123456789'],
};
