import { COUNTRY } from '../exclusions.ts';
import { type Check, fedEx, gs1, gs1After91, luhn, mod7, mod37, ontrac, s10, ups } from './check-digits.ts';

/**
 * A carrier or delivery platform and its numbers. Every shape describes a whole number, upper-case, without spaces and
 * dashes.
 */
export interface Carrier {
  readonly name: string;
  /** Spellings of the name, without accents, as an expression. By default, the name itself. */
  readonly words?: string;
  /** Shapes with a check digit. A group in the shape is the part that the check digit covers. */
  readonly checked?: readonly (readonly [shape: RegExp, check: Check])[];
  /** Shapes without a check digit that look like no other number, so that no name is needed nearby. */
  readonly sure?: RegExp;
  /** Shapes without a check digit that only this carrier uses, but that codes of other kinds may have by chance. */
  readonly own?: RegExp;
  /** Shapes that many other numbers also have. */
  readonly vague?: RegExp;
}

/**
 * The carriers whose forms, check digits or names are evidence. Numbers of other carriers are found by labels and the
 * built-in shape. The names must also be in the prefilter (`vocabulary/carriers.ts`).
 */
export const CARRIERS: readonly Carrier[] = [
  // IMpb bar codes (22 or 26 digits, with or without 420 and a ZIP code) and delivery confirmations.
  {
    name: 'USPS',
    checked: [
      [
        /^(?:420\d{5}(?:\d{4}(?=.{22}$))?)?((?:9[145]\d{3}|92\d{3}(?=9)|93\d{3}(?=[0-8]))\d{17}(?:\d{4})?)$/,
        gs1,
      ],
      [/^(?!0034)\d{20}$/, gs1],
      [/^(?!0034)\d{20}$/, gs1After91],
    ],
  },
  // Express (12 digits, also inside bar codes of 34 and 32 digits), Ground (15 or 18 digits, also inside 22 digits).
  {
    name: 'FedEx',
    words: 'fed ?ex',
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
    checked: [[/^(?:\d|[02-9]\d)\d{9}$/, mod7]],
    sure: /^(?:JJD\d{15,18}|JVGL\d{10,18})$/,
    own: /^(?:JJD\d{10,14}|JD\d{18}|0034\d{16})$/,
    vague: /^\d{14}$/,
  },
  // All national posts, by the S10 standard of the Universal Postal Union.
  {
    name: 'Post',
    checked: [[new RegExp(`^[A-Z]{2}(\\d{9})${COUNTRY}$`), s10]],
  },
  // Domestic parcels. International parcels have S10 numbers.
  {
    name: 'Canada Post',
    words: 'canada ?post|postes ?canada',
    checked: [[/^[0-47]\d{15}$/, gs1]],
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
    vague: /^\d{14}$/,
  },
  // A service letter, the shipper, and the piece in the last three digits.
  {
    name: 'Canpar',
    sure: /^[CDKLSUXZ]\d{21}$/,
  },
  // A product code such as 6A or 8L, then eleven digits.
  {
    name: 'Colissimo',
    words: 'colissimo|la poste',
    own: /^\d[A-Z]\d{11}$/,
  },
  // Hermes in Germany.
  {
    name: 'Hermes',
    sure: /^H\d{19}$/,
    vague: /^\d{14}$/,
  },
  // Part of OnTrac since 2021; its numbers are still in use.
  {
    name: 'LaserShip',
    sure: /^1LS(?:7[12](?:\d{10}|\d\d01[1-4]\d{6}1)|CX\w{10})$/,
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
    sure: /^(?:LP\d{14}|CNUSUP\d{8,11})$/,
    own: /^LP\d{12,15}$/,
  },
  // The prefixes but GM are also those of countries and services in the numbers of others.
  {
    name: 'DHL eCommerce',
    words: 'dhl',
    own: /^GM(?=(?:\D*\d){10})\w{16,20}$/,
    vague: /^(?:LX|RX|UV|CN|SG|TH|IN|HK|MY)\d{10,18}$/,
  },
  // Hermes in Britain until 2022. The letter, two digits of the depot, the client in three characters.
  {
    name: 'Evri',
    sure: /^[CHT]\d\d(?=\d{0,2}[A-Z])[A-Z\d]{3}\d{10}$/,
    vague: /^[CHT]\d\w{4}\d{10}$/,
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
    sure: /^INTLCMD\d{9,10}$/,
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
  // Domestic parcels: 3S, the sender, a number.
  {
    name: 'PostNL',
    sure: /^3S[A-Z]{4}\d{7,9}$/,
  },
  {
    name: 'Spee-Dee',
    words: 'spee-?dee',
    own: /^SP\d{18}$/,
  },
  // Three letters or digits, often of an airport, may follow the prefix.
  {
    name: 'SpeedX',
    sure: /^SPX(?:\d{15}|\w{3}(?:\d{12}|\d{18}))$/,
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
    own: /^JJ?D\d{16}$/,
  },
  {
    name: 'YunExpress',
    sure: /^YT\d{16}$/,
  },
  // Domestic parcels: two letters, four of the client, sixteen digits, a check letter.
  {
    name: 'Correos',
    sure: /^P[A-Z][A-Z\d]{4}\d{16}[A-Z]$/,
  },
  {
    name: 'bpost',
    own: /^323\d{21}$/,
  },
  {
    name: 'InPost',
    vague: /^\d{24}$/,
  },
  {
    name: 'GLS',
    vague: /^(?:\d{11}|\d{14})$/,
  },
  {
    name: 'Poczta Polska',
    words: 'poczta polska|poczty polskiej|pocztex',
    own: /^00[56]59\d{15}$/,
  },
];
