import type { Samples } from './sample.ts';

export const s10: Samples = {
  carrier: '',
  source: 'Universal Postal Union, standard S10 (47312482 is the usual worked example)',
  valid: [
    'RR473124829GB',
    'CP123456785CA',
    'EE000000120US',
    'LB987654326FR',
    'RX 123 456 785 DE',
    'PQ400123456ES',
    'CJ555123453NO',
  ],
  invalid: ['RR473124828GB', 'RR473124829XX', 'RR473124829YP', 'R1473124829GB', 'RR47312482GB'],
};
