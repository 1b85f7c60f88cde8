/** Names of carriers that may be between a label and its number: "tracking number DHL 1234567890". */
export const CARRIER_NAMES = [
  'ups',
  'usps',
  'dhl',
  'dpd',
  'gls',
  'tnt',
  'ppl',
  'fedex',
  'seur',
  'mrw',
  'ems',
  'evri',
  'hermes',
  'correos',
  'royal mail',
];

/** Other carriers with numbers of less than twelve digits: longer numbers pass the prefilter without a name. */
export const SHORT_NUMBER_NAMES = [
  'fed ex',
  'post',
  'old dominion',
  'aramex',
  'blue dart',
  'mondial relay',
  'relais colis',
  'estafeta',
  'nacex',
  'estes',
  'xpo',
  'starken',
];

/** Names of carriers in front of numbers that are long, or have letters. */
export const LONG_NUMBER_NAMES = [
  'fdx',
  'purolator',
  'ontrac',
  'canpar',
  'lasership',
  'colissimo',
  'amazon',
  'cainiao',
  '4px',
  'gofo',
  'intelcom',
  'landmark',
  'spee-dee',
  'speedx',
  'uniuni',
  'yanwen',
  'yodel',
  'yunexpress',
  'poczt',
  'acs',
  'speedex',
  'orlen',
];

/**
 * Carriers whose numbers have no form of their own: what stands directly beside the name is evidence. Rows of a
 * vocabulary, separated by bars.
 */
export const FORMLESS =
  '99minutos|andreani|an post|apc overnight|aramex|aras kargo|araz kargo|arrow xl|asendia|australia post|aust post|aus post|eparcel|bartolini|blue dart|boxberry|brt|budbee|cargus|cdek|chilexpress|chronopost|ciblex|cj logistics|colis prive|coordinadora|correios|correos express|couriersplease|ctt|dachser|day & ross|delhivery|dicom|dtdc|econt|ecom express|ems|envialia|estafeta|estes|fedex freight|fan courier|fastway|flash express|geodis|heppner|homerr|instabox|interrapidisimo|jadlog|j&t|japan post|jne|kerry express|kerry logistics|kuroneko|lalamove|lbc|loggi|loomis|lso|manitoulin|meest|mondial relay|mrw|nacex|nationex|ninja van|nova poshta|nz post|omniva|orlen paczka|osterreichische post|paack|paczka orlen|palletways|paquetexpress|parcelforce|pitney bowes|postnord|pos laju|redpack|relais colis|sagawa|saia|sameday|sda|sendle|servientrega|seur|sf express|shadowfax|sicepat|singpost|startrack|starken|tforce|tipsa|tnt|toll|toll ipec|trackon|trunkrs|tuffnells|ukrposhta|ups freight|ups mail innovations|veho|venipak|vnpost|xpo|xpressbees|yamato|yrc|yunda|yurtici|yurtici kargo|zto';
