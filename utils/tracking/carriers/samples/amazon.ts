import type { Samples } from './sample.ts';

export const amazon: Samples = {
  carrier: 'Amazon',
  source: "Amazon's help page on tracking; made up",
  hasCheckDigit: false,
  valid: ['TBA123456789012', 'TBM000000000017', 'TBC 502887274001'],
  invalid: ['TBB123456789012', 'TBA12345678901', 'TBA12345678901A'],
};
