/** Two-letter codes that open an IBAN or an ISIN. */
const COUNTRIES =
  'AD AE AL AT AU AZ BA BE BG BR CA CH CN CR CY CZ DE DK EE ES FI FO FR GB GE GI GR HK HR HU IE IL IN IS IT JP KR KZ LB LI LT LU LV MC MD ME MK MT MX NL NO NZ PL PT QA RO RS SA SE SG SI SK SM TN TR UA US XS ZA';

/** VAT and EORI numbers without letters after the country: country and the numbers of digits that follow. */
const TAX =
  'BE10 BG9 BG10 CH9 CZ8 CZ9 CZ10 DE9 DE15 DK8 EE9 EL9 FI8 FR11 FR14 GB9 GB12 GB15 GR9 HR11 HU8 IT11 LT9 LT12 LU8 LV11 MT8 NL9 NO9 PL10 PL15 PT9 RO8 RO9 RO10 SE12 SI8 SK10';

/** Prefixes that other systems put before their numbers. */
const FOREIGN_PREFIXES =
  'ACC ACCT APP ART AUF AUTH BAN BEST BIC BILL BST BUG CALL CARD CASE CDE CELL CHG CLI CLM CMD COM CRM CS CTR CUST CVE DEVIS DN DOC DSC DSCN EAN EORI ETD EUR FAC FACT FAX GBP GTIN GTM HS IBAN IMEI IMG INC INCID INV INVO ISBN ISIN ISSN ITEM JIRA KD KDNR KND LOT MID MOB MOBIL MODEL MPN MRN MVI NIE NIF ORD ORDER ORDR PART PAY PED PHONE PHOTO PI PLU PN PO POL PRB PROD PXL QT QUO QUOTE RE REC REF REQ RET RFQ RG RITM RMA RNR SC SCAN SER SIREN SIRET SKU SN SO SR SSN SUP SWIFT TASK TAX TEL TEXT TICK TKT TRX TXN UID UPC USD USER VAT VID VIN VISA WO WR ZIP';

const has = (list: string, word: string): boolean => ` ${list} `.includes(` ${word} `);

/** Digits of a code in which A is 10, B is 11 and so on, as IBAN and ISIN want it. */
const spellOut = (code: string): string =>
  code.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));

/** Whether a digit string passes the Luhn check (cards, IMEI, ISIN, SIRET). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** An international bank account number: country, length and remainder by 97. */
export function isIban(code: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(code) || !has(COUNTRIES, code.slice(0, 2))) return false;
  let remainder = 0;
  for (const digit of spellOut(code.slice(4) + code.slice(0, 4)))
    remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder === 1;
}

/** An international securities number: country, nine characters, a Luhn digit. */
export function isIsin(code: string): boolean {
  return (
    /^[A-Z]{2}[A-Z0-9]{9}\d$/.test(code) && has(COUNTRIES, code.slice(0, 2)) && passesLuhn(spellOut(code))
  );
}

/** A VAT or EORI number, by country and number of digits. */
export function isTaxNumber(code: string): boolean {
  return /^(?:ATU|ES[A-W])\d{8}$|^CHE\d{9}$/.test(code) || has(TAX, code.slice(0, 2) + (code.length - 2));
}

/** A calendar date with or without a time, written in digits only. */
export function isDate(code: string): boolean {
  return /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:[01]\d|2[0-3])?(?:[0-5]\d){0,2}$/.test(
    code,
  );
}

/** Whether a code in the built-in shape (letters, then digits) belongs to some other system of numbers. */
export function isForeign(code: string): boolean {
  return (
    has(FOREIGN_PREFIXES, code.replace(/\d+$/, '')) ||
    (/^[A-Z]{2,3}\d/.test(code) && (isTaxNumber(code) || isIban(code) || isIsin(code)))
  );
}

/** Whether digits alone look like a card, a device, a product, a phone number or a moment: too common without a firm label. */
export function isOtherNumber(digits: string): boolean {
  return (
    /^0\d{9}$|^1[5-9]\d{8}(?:\d{3})?$/.test(digits) ||
    (/^[3-6]\d{14,15}$/.test(digits) && passesLuhn(digits)) ||
    /^(?:97[89]\d{10}|[03-9]\d{12})$/.test(digits)
  );
}

/** Codes that no label makes a tracking ID: identifiers with dashes, digests, tokens in mixed case, analytics IDs, phones. */
export function isNeverId(raw: string): boolean {
  return (
    /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(raw) ||
    /^(?:UA|G|GT|GTM|AW|DC|CVE)-/.test(raw) ||
    /^(?:\d{1,2}[- ])?\d{3}[- ]\d{3}[- ]\d{4}$/.test(raw) ||
    /^\d{2}(?:[- ]\d{2}){4}$/.test(raw) ||
    /^\d{1,2}-\d{1,2}-\d{4}|^(?:19|20)\d\d-\d\d-\d\d/.test(raw) ||
    (/[a-z]/.test(raw) && /.[A-Z]/.test(raw)) ||
    /^(?=\d*[a-f])(?:[\da-f]{32}|[\da-f]{40})$/.test(raw) ||
    isDate(raw)
  );
}
