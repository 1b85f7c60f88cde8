import { luhn } from './carriers/check-digits.ts';
import { COUNTRY } from './carriers/countries.ts';
import { isOtherWord } from './labels.ts';
import { WORDS } from './vocabulary/tables.computed.ts';

/** The first letters of an IBAN, an ISIN, or a creditor reference (RF, ISO 11649), which has the check digits of an IBAN. */
const OPENS_WITH_COUNTRY = new RegExp(`^(?:${COUNTRY}|X[KS]|RF)`);

/** VAT and EORI numbers, IOSS (IM) and the packaging register (DE and 13): a country code and digits. */
const TAX =
  /^(?:(?:ATU|CZ|DK|ES[A-W]|FI|HU|LU|MT|RO|SI)\d{8}|(?:BG|CHE?|CZ|DE|EE|EL|EU|GB|LT|NL|NO|PT|RO)\d{9}|(?:BE|BG|CZ|IM|PL|RO|SK)\d{10}|(?:FR|HR|IT|LV)\d{11}|(?:GB|LT|SE)\d{12}|DE\d{13}|FR\d{14}|(?:DE|GB|PL)\d{15})$/;

/**
 * Accounts with "IBAN" written without a space, authorised economic operators and registered exporters (country, AEO or
 * REX, digits), orders of Flipkart, and what else begins with a country and has eight digits: shops, driver cards,
 * registers of waste, goods in customs (CN).
 */
const REGISTERED =
  /^(?:IBAN[A-Z]{2}\d+|[A-Z]{2}(?:AEO[CFS]|REX|UKIM)\d+|OD\d{18}|(?:AT|BE|CH|CN|DE|ES|EU|FR|GB|IE|IT|NL|PL|PT|UK|US)\d{8})$/;

/** Prefixes of numbers in other systems. Whole words, such as ORDER or SKU, are among the labels. */
const SHORT_FORMS =
  'ACC BST CDE CHG CLI CMD COM CRM CS CUST CVE DN DOC DSC DSCN FAC FACT FBA GTM HRA HRB ID IMG INC INV KD MCO MLA MLB MLC MLM MOB NFRC NR ORD PAY PED PR PRB PRLV PXL QT QUO RE REC REQ RET RG RITM SCTASK SER SO SR TASK TKT TXN UID USD VID VIR VISA WO';

/** Converts the letters of a code to numbers: A is 10, B is 11 and so on, as IBAN and ISIN require. */
const spellOut = (code: string): string => code.replace(/[A-Z]/g, (letter) => `${parseInt(letter, 36)}`);

/** Whether a code is an international bank account number, by country, length and remainder modulo 97. */
export function isIban(code: string): boolean {
  if (code.length < 15 || !OPENS_WITH_COUNTRY.test(code)) return false;
  let rest = 0;
  for (const digit of spellOut(code.slice(4) + code.slice(0, 4))) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** Whether a code is one with a typo, or made up: no carrier has a country and so many digits. */
const isLikeIban = (code: string): boolean => /^..\d{20}/.test(code) && OPENS_WITH_COUNTRY.test(code);

/** Whether a code is an international securities number: country, nine characters, a Luhn digit. */
export function isIsin(code: string): boolean {
  return code.length === 12 && OPENS_WITH_COUNTRY.test(code) && luhn(spellOut(code));
}

/** Whether a code is a VAT or EORI number, by country and number of digits. */
export const isTaxNumber = (code: string): boolean => TAX.test(code);

/** Whether a code is a date, with or without a time, in digits only. */
export const isDate = (code: string): boolean =>
  /^(?:19(?=\d{6}$)|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:[01]\d|2[0-3])?(?:[0-5]\d){0,2}$/.test(
    code,
  );

/** Whether a code in the built-in shape (letters, then digits) belongs to another numbering system. */
export function isForeign(code: string): boolean {
  const prefix = code.replace(/\d+/, '');
  const isOther = SHORT_FORMS.split(' ').includes(prefix) || isOtherWord(prefix);
  return (
    isOther ||
    isTaxNumber(code) ||
    REGISTERED.test(code) ||
    (prefix.length < 3 && (isIban(code) || isIsin(code) || isLikeIban(code)))
  );
}

/** Whether digits look like a card, device, book or phone number or a timestamp. Such numbers need a full label. */
export function isOtherNumber(digits: string): boolean {
  return (
    /^(?:0\d{9}|1[5-9]\d{8}(?:\d{3})?|97[89]\d{10})$/.test(digits) ||
    (/^[3-6]\d{14,15}$/.test(digits) && luhn(digits))
  );
}

/**
 * Phone numbers and dates with dashes, orders of Amazon and deliveries to its warehouses (FBA), UUIDs, IDs of analytics and
 * of requests, Kenyan tax numbers ("PIN"), lower-case digests.
 */
const NEVER = /^(?:[ap]\d{9}[a-z]|fba[a-z\d]{8,9}|(?=\d*[a-f])[\da-f]{32,40})$/;
/** Those with dashes, which few numbers have. */
const NEVER_WITH_DASHES =
  /^(?:(?:1-)?(?:\d{3}-)?\d{3}-\d{4}|\d{3}-\d{7}-\d{7}|\d\d(?:-\d\d){4}|\d\d?-\d\d?-\d{4}|[12]\d{3}-\d\d-\d\d(?:t\d\d)?|[\da-f]{8}-[\da-f]{4}-.+|(?:ua|gtm?|g|aw|dc|cve|tck|req)-.+)$/;

/** Whether a code is never a tracking ID, even with a label: `NEVER`, dates, and mixed case (keys, base64). */
export function isNeverId(raw: string): boolean {
  const isNever = raw.includes('-') ? NEVER_WITH_DASHES : NEVER;
  return isDate(raw) || isNever.test(raw.toLowerCase()) || (/[a-z]/.test(raw) && /.[A-Z]/.test(raw));
}

/** Two different digits. */
const UNLIKE = /(\d)(?!\1)\d/;

/**
 * Whether a number stands for any: all of its digits are the same (`XX999999999XX`, `6A00000000000`), it ends with twelve
 * equal digits, or it has a row of X (`00340434000000000000`, `3SXXXX123456789`). Shops count their own shipments so that
 * zeros fill the number up: `000000123`.
 */
export function isMadeUp(id: string): boolean {
  if (/^\d0{4}\d{4}$/.test(id)) return true;
  const code = id.replace(/[A-Z]{1,3}$/, '');
  const last = code.charAt(code.length - 1);
  let start = code.length - 1;
  while (start > 0 && code.charAt(start - 1) === last) start--;
  const count = /\d/.test(last) ? code.length - start : 0;
  if (count > 6 && /^\d?[A-Z]{0,7}$/.test(code.slice(0, start))) return true;
  return (count > 11 && UNLIKE.test(code)) || id.includes('XXX');
}

/** Words directly before a made-up number, and after it: "Example: …", "… style ones". "For example" may be before IDs. */
const EXAMPLE = new RegExp(
  `(?<!for |par |por |zum |per |als |bij|na )(?<![a-z])(?:${WORDS.examples}|sample|forma(?:at|to?)|muster)[\\s,:;("'<-]{1,4}$`,
  'i',
);
/** A part of each of these words, which few texts have: compiling the whole expression is most of its cost. */
const EXAMPLE_PART = /mp[li]|spiel|beeld|yk.ad|forma|muster/i;
const STYLE_PART = /mp[li]|spiel|beeld|yk.ad|style|forma|type/i;
const STYLE = new RegExp(
  `^["')]?(?:[ -](?:style|format|type)|,? (?:is|est|ist|es|e|to) (?:${WORDS.but} )?(?:an? |une? |eine? |un[ao] |een |um )?${WORDS.examples})(?![a-z])`,
  'i',
);

/** Whether a number is an example, according to the texts directly before and after it. */
export const isExample = (ahead: string, behind: string): boolean =>
  (EXAMPLE_PART.test(ahead) && EXAMPLE.test(ahead)) || (STYLE_PART.test(behind) && STYLE.test(behind));
