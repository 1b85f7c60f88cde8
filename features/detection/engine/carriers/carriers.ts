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
  /** Shapes without a check digit that only this carrier uses. */
  readonly own?: RegExp;
  /** Shapes that many other numbers also have. */
  readonly vague?: RegExp;
}

/**
 * The carriers whose check digit or name is evidence. Numbers of other carriers are found by labels and the built-in
 * shape. The names must also be in the prefilter (`vocabulary/carriers.ts`).
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
    own: /^(?:J(?:JD|VGL)\d{10,18}|JD\d{18}|0034\d{16})$/,
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
    own: /^[CDKLSUXZ]\d{21}$/,
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
    own: /^H\d{19}$/,
    vague: /^\d{14}$/,
  },
  // Part of OnTrac since 2021; its numbers are still in use.
  {
    name: 'LaserShip',
    own: /^(?:1LS(?:7[12](?:\d{10}|\d\d01[1-4]\d{6}1)|CX\w{10})|L[AEHINX][1-3]\d{7})$/,
  },
];
