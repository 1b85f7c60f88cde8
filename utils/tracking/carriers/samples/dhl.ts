import type { Samples } from './sample.ts';

export const dhl: Samples = {
  carrier: 'DHL',
  source:
    'DHL Express, air waybill check digit; developer.dhl.com, sandbox numbers of DHL Paket (0034...); the rest made up',
  valid: [
    '1234567891',
    '4070012343',
    '98765432102',
    'JJD014600000012345678',
    'JVGL0123456789',
    '00340434161094042557',
    '00340434161094015902',
  ],
  invalid: ['1234567890', '4070012344', '10000000001', 'JKD0123456789', '0035043416109404255'],
};
