import { fedEx, gs1, gs1After91, luhn, mod7, mod37, ontrac, ups } from './check-digits.ts';
import { type Carrier, formatsOf } from './fits.ts';
import { POSTAL_CARRIERS } from './posts.ts';

/**
 * The carriers whose forms, check digits or names are evidence. Numbers of other carriers are found by labels and the
 * built-in shape. Names with numbers of fewer than twelve digits must also be in the prefilter
 * (`vocabulary/carriers.ts`).
 */
export const CARRIERS: readonly Carrier[] = [
  ...POSTAL_CARRIERS,
  // IMpb bar codes (22 or 26 digits, with or without 420 and a ZIP code) and delivery confirmations.
  {
    name: 'USPS',
    checked: [
      [/^(?:420\d{5}(?:\d{4}(?=.{22}$))?)?(9[1-5]\d{20}(?:\d{4})?)$/, gs1],
      [/^(?!00)\d{20}$/, gs1],
      [/^(?!00)\d{20}$/, gs1After91],
    ],
  },
  // Express (12 digits, also inside bar codes of 34 and 32 digits), Ground (15 or 18 digits, also inside 22 digits).
  {
    name: 'FedEx',
    words: 'fed ex|fx|fdx|federal express',
    checked: [
      [/^\d{12}$/, fedEx],
      [/^(?:96\d{18}|[0-8]\d{19})(\d{14})$/, fedEx],
      [/^3\d{15}(\d{12})\d{4}$/, fedEx],
      [/^(?:96\d{5})?(\d{15})$/, gs1],
      [/^\d{18}$/, gs1],
    ],
  },
  // Parcels (1Z), and waybills.
  {
    name: 'UPS',
    checked: [
      [/^1Z(\w{15}\d)$/, ups],
      [/^[AHJKTV](\d{10})$/, ups],
    ],
  },
  // Express waybills (except those of eleven digits that start like a phone number), pieces, and parcels of DHL Paket.
  {
    name: 'DHL',
    checked: [
      [/^(?:\d|[02-9]\d)\d{9}$/, mod7],
      [/^00(34\d{16})$/, gs1],
    ],
    sure: /^(?:JJD\d{15,18}|JVGL\d{10,18}|0034\d{16})$/,
    own: /^(?:JJD\d{10,14}|JD\d{18})$/,
    vague: /^\d{14}$/,
  },
  // Serial shipping container codes (GS1), which many carriers print on parcels and pallets.
  {
    name: 'SSCC',
    words: 'sscc|nve',
    checked: [[/^00(?!34)(\d{18})$/, gs1]],
  },
  {
    name: 'Purolator',
    checked: [[/^[0-5]\d{11}$/, luhn]],
    vague: /^[A-Z]{3}\d{9}$/,
  },
  {
    name: 'OnTrac',
    checked: [[/^[CD]\d{14}$/, ontrac]],
  },
  // Fourteen digits, or the whole bar code. The check character is often left out.
  {
    name: 'DPD',
    checked: [[/^\d{14}(?:\d{13})?\w$/, mod37]],
    vague: /^\d{13}[A-Z\d]$/,
  },
  // A service letter, the shipper, and the piece in the last three digits.
  {
    name: 'Canpar',
    sure: /^[CDKLSUXZ]\d{21}$/,
  },
  // Hermes in Germany.
  {
    name: 'Hermes',
    sure: /^H\d{19,20}$/,
    vague: /^(?:\d{14}|(?![3-6])\d{16})$/,
  },
  // Part of OnTrac since 2021; its numbers are still in use.
  {
    name: 'LaserShip',
    sure: /^1LS(?:7(?:[12]\d{10}|\d{12}|[12]\d\d01[1-4]\d{6}1)|CX\w{10})$/,
    own: /^L[AEHINX][1-3]\d{7}$/,
  },
  // Amazon Logistics.
  {
    name: 'Amazon',
    sure: /^TB[ACM]\d{12}$/,
    vague: /^[ACF]\d{10}$/,
  },
  {
    name: 'Cainiao',
    sure: /^(?:LP\d{14}|CNUSUP\d{8,11}|CNG\d{14})$/,
    own: /^LP\d{12,15}$/,
  },
  // The prefixes but GM are also those of countries and services in the numbers of others.
  {
    name: 'DHL eCommerce',
    words: 'dhl',
    sure: /^GM\d{16,20}$/,
    own: /^GM(?=(?:\D*\d){10})\w{16,20}$/,
    vague: /^(?:LX|RX|UV|CN|SG|TH|IN|HK|MY)\d{10,18}$/,
  },
  // Hermes in Britain until 2022. The letter, two digits of the depot, the client in three characters.
  {
    name: 'Evri',
    sure: /^[CHT]\d\d(?=\d{0,2}[A-Z])[A-Z\d]{3}\d{10}$/,
    vague: /^(?:[CHT]\d\w{4}\d{10}|(?![3-6])\d{16})$/,
  },
  {
    name: '4PX',
    sure: /^4PX\d{13}CN$/,
  },
  {
    name: 'GOFO',
    sure: /^GFUS\d{14}$/,
  },
  // Dragonfly since 2023.
  {
    name: 'Intelcom',
    sure: /^INTLCM[A-Z]\d{9,10}$/,
  },
  {
    name: 'Landmark Global',
    words: 'landmark',
    sure: /^LTN\d{8}N1$/,
  },
  // Freight.
  {
    name: 'Old Dominion',
    checked: [[/^(?:77[78]|072|780|80\d)\d{8}$/, luhn]],
  },
  {
    name: 'Spee-Dee',
    words: 'spee-dee',
    own: /^SP\d{18}$/,
  },
  // Three letters or digits, often of an airport, may follow the prefix.
  {
    name: 'SpeedX',
    sure: /^SPX(?:\d{15}|[A-Z]{2}\d{12}|\w{3}\d{12}|\w{3}\d{18})$/,
  },
  // Parcels (UR, UUS) and batches (URB).
  {
    name: 'UniUni',
    sure: /^(?:UR\d{17}|URB\d{16}|UUS(?:\d{10,18}|\d\d[A-Z]\d{13}))$/,
  },
  // Looks like S10, from a country that does not exist.
  {
    name: 'Yanwen',
    sure: /^U[A-Z]\d{9}YP$/,
  },
  {
    name: 'Yodel',
    sure: /^JJ?D\d{16}$/,
  },
  {
    name: 'YunExpress',
    sure: /^YT\d{16}$/,
  },
  {
    name: 'InPost',
    sure: /^6\d{23}$/,
    vague: /^\d{24}$/,
  },
  // Three digits of the airline, seven, and a check digit.
  {
    name: 'Air waybill',
    words: 'awb|mawb|hawb|air way bill|lta|luftfrachtbrief',
    checked: [[/^\d{3}(\d{8})$/, mod7]],
  },
  {
    name: 'Packeta',
    words: 'packeta|zasilkovna',
    sure: /^Z\d{10}$/,
  },
  {
    name: 'J&T',
    sure: /^JT\d{13}$/,
  },
  {
    name: 'Ekart',
    sure: /^FMP[CP]\d{10}$/,
  },
  {
    name: 'SF Express',
    sure: /^SF\d{12,13}$/,
  },
  // Numbers, and track IDs of eight characters.
  {
    name: 'GLS',
    vague: /^(?:\d{11}|[1-9]\d{11}|\d{14}|(?=\w*\d[A-Z])[A-Z\d]{8})$/,
  },
];

/** The carriers whose format matches an ID. */
export const fitsOf = formatsOf(CARRIERS);

/** Whether an ID has the form of a number with a check digit, and the right one. */
export const hasCheckDigit = (id: string): boolean => fitsOf(id).some(({ proof }) => proof === 'checked');

/** Whether an ID has a form of one carrier that no other number has. */
export const fitsSurely = (id: string): boolean => fitsOf(id).some(({ proof }) => proof === 'sure');
