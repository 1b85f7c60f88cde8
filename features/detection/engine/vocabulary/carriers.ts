/** Names of carriers that may be between a label and its number: "tracking number DHL 1234567890". */
export const CARRIER_NAMES = [
  'ups',
  'usps',
  'dhl',
  'dpd',
  'gls',
  'tnt',
  'fedex',
  'seur',
  'mrw',
  'ems',
  'evri',
  'hermes',
  'correos',
  'royal mail',
];

/** Other names or spellings that may be near the number of a carrier (see `carriers/carriers.ts`). */
export const MORE_CARRIER_NAMES = [
  'fed ex',
  'post',
  'purolator',
  'ontrac',
  'canpar',
  'lasership',
  'colissimo',
];
