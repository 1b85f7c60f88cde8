import { withSlips } from './slips.ts';

/** What a word or phrase says about the token that follows it. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  /** `tracking` and `other` introduce a number; `stop` says that none is given. */
  readonly kind: 'tracking' | 'other' | 'stop';
  /** Names a number ("tracking number", "order no."), not only a thing ("parcel", "order"). */
  readonly full: boolean;
  /** In lower case. */
  readonly words: string;
}

/** Words for "number" in English, French, Spanish and German, accents folded. */
const NUMBER = `(?:(?:ids?|num|nos?|nr|nro|nbr|n|codes?|codigo|ref(?:eren[a-z]{1,3})?|info[a-z]*|identif[a-z]*|key|${withSlips('number|numero|nummer')}[ns]?)(?![a-z])\\.?[°o]?|#)`;

/** What carries a tracking number in French and Spanish, where the number may stand first without "of": "n° suivi". */
const LATIN_THINGS = `suivit|colis|envois?|reperage|expedition|bordereau|guia|rastreo|localizador|envio|${withSlips('suivi|seguimiento|paquete')}`;
/** The same in English and German. */
const GERMANIC_THINGS = `track(?:ing)?(?: ?(?:&|and|n)? ?trace)?|package|consignment|way ?bill|awb|lta|label|delivery|sendungs?verfolgung|paket(?:verfolgung)?|frachtbrief|identcode|tn|pin|${withSlips('tracking|shipment|parcel|sendung')}`;

/** Carriers that people name between a label and its number. */
export const CARRIERS = 'ups|usps|dhl|dpd|gls|tnt|fedex|seur|mrw|ems|evri|hermes|correos|royal mail';

/** Things that have numbers of their own. Those of the first group are followed by "of your order" in true labels too. */
const ORDERS =
  'order|purchase|commande|achat|pedido|compra|orden|bestell(?:ung)?|auftrag|retour(?:en?)?|return|devolucion';
const OTHER_THINGS = `${ORDERS}|invoice|factur[ae]|rechnung|quote|devis|claims?|case|ticket|incident|incidencia|billet|vorgang|dossier|mobile|movil|portable|cell|call|text|whatsapp|sms|handy|card|carte|tarjeta|karte|account|compte|cuenta|konto|customer|client|cliente|kunden?|member|serial|serien?|modele?|request|commit|transaction|payment|pago|(?<!(?:${CARRIERS}) )ref(?:eren[a-z]{1,3})?|booking|reservation|policy|contract|vertrag|contrat|lot|batch|article|artikel|item|product|session|user|voucher|coupon|date|fecha|version|zip|post ?code|plz|bug|issue|confirmation|manifest|badge|subscription|prescription|seal|bon de livraison|avoir|assurance|albaran|expediente|lieferschein|charge|gutschrift|angebot|tax|steuer|firmware|software|licen[cs]e|passport|flight|vuelo|(?:auftrags)?bestatigung|mandat(?:sreferenz)?`;
/** Names of numbers. */
const OTHER_NUMBERS =
  'phone|tel(?:e[fp]h?on[eo]?)?|fax|iban|bic|swift|imei|sku|ean|upc|gtin|isbn|asin|vin|rma|p\\.?o\\.?|eori|vat|tva|iva|ust|ni[ef]|cif|sire[nt]|rfc|bol|trace[ _-]?id|mrn|hs|s/n|sn|uuid|hash';

const OF = "(?:(?:d[eu]l?|of|zur) {1,3}(?:(?:la|le|el|the|your|my|der) )?|d')";
const LINK = '[\\s_-]{0,4}(?:(?:with|mit|avec|con)(?: [a-z]{2,4})? )?';

const STOPS =
  'n/?a|none|pending|tb[ad]|unknown|(?:un)?available|yet|soon|later|aucun|inconnu|attente|a venir|(?:in)?disponible|pendiente|desconocido|folgt|fehlt|noch|unbekannt|verfugbar';

const END = '(?:(?<=[#.])|(?![a-z0-9]))';
const WORD_END = new RegExp(END, 'y');

/**
 * What a label is about. The words for "number" around it are looked for where one is found: one expression for all of
 * it takes the browser ten times as long to compile, in every frame (`npm run bench`, longest block).
 */
const THING = new RegExp(
  `(?<![a-z0-9])(?:(?:(${LATIN_THINGS})|(${GERMANIC_THINGS})|(${OTHER_THINGS})|(${OTHER_NUMBERS}))(?=s?(?:[^a-z0-9]|$|${NUMBER}))|(${STOPS})(?![a-z0-9]))`,
  'g',
);
/** "number of the", right before a thing; without the "of" it is said of some things only. */
const NUMBER_AHEAD = new RegExp(`(?<=(?<![a-z0-9])(${NUMBER}\\s{0,3}(${OF})?))`, 'y');
/** The rest of a thing, and the word for "number" behind it. */
const NUMBER_BEHIND = new RegExp(`s?(${LINK}${NUMBER})?${END}`, 'y');

/** Words before a label that turn it into something else, or deny it. */
const SPOILED =
  /(?:issue|bug|time|ads|analytics|pixel|campaign|google|facebook|ticket|case|any|no|without|sans|sin|ohne|keine?|pas de|aucun|ningun)[\s_-]{1,3}$/;

const NAMES_NUMBER = new RegExp(`^(?:${OTHER_NUMBERS})`);
const ORDER = new RegExp(`^(?:${ORDERS})`);

const OTHER_WORD = new RegExp(`^(?:${OTHER_THINGS}|${OTHER_NUMBERS})$`, 'i');
const TRACKING_WORD = new RegExp(
  `^(?:${CARRIERS}|(?:${LATIN_THINGS}|${GERMANIC_THINGS})[a-z]{0,2}|about|under|unter|is|est|es|ist|with|con|mit|the|box)$`,
  'i',
);

/** Whether a word names something that has a number of another kind: ORDER, SKU. */
export const isOtherWord = (word: string): boolean => OTHER_WORD.test(word);

/** Whether a word names a carrier, or what it carries, or nothing. */
export const isTrackingWord = (word: string): boolean => TRACKING_WORD.test(word);

/** Whether a word in capitals before a number is no part of it: a label, a carrier, "IS". */
export const isApart = (word: string): boolean => isTrackingWord(word) || isOtherWord(word);

/** Whether "the tracking number of your …" may go on with these words. */
export const isOrder = (mark: Mark): boolean => mark.kind === 'other' && !mark.full && ORDER.test(mark.words);

/** What an expression finds right at a place. */
function execAt(expression: RegExp, text: string, at: number): RegExpExecArray | null {
  expression.lastIndex = at;
  return expression.exec(text);
}

/** The words for "number" before a thing, unless they belong to the label before it; `undefined` if there are none. */
function numberAhead(
  text: string,
  at: number,
  needsOf: boolean,
  before: Mark | undefined,
): string | undefined {
  const [, words, of] = execAt(NUMBER_AHEAD, text, at) ?? [];
  if (words === undefined || (needsOf && of === undefined)) return undefined;
  const start = at - words.length;
  // A reference is a thing with a number, or the number of the next thing.
  const isFree = !before || start >= before.end || (start === before.start && !before.full);
  return isFree ? words : undefined;
}

/** Where the label around a thing begins and ends, and whether it has a word for "number"; `undefined` if it is a part of a word. */
function around(text: string, thing: RegExpExecArray, before: Mark | undefined) {
  const [words, latin, , other, , stop] = thing;
  const [start, end] = [thing.index, thing.index + words.length];
  if (stop !== undefined) return { start, end, full: false };
  const ahead = numberAhead(text, start, latin === undefined && other === undefined, before);
  if (ahead !== undefined && execAt(WORD_END, text, end))
    return { start: start - ahead.length, end, full: true };
  const behind = execAt(NUMBER_BEHIND, text, end);
  return behind && { start, end: end + behind[0].length, full: behind[1] !== undefined };
}

/** Every label in a plain text, in order. Where two begin at once, the one for tracking wins. */
export function marksOf(plain: string): Mark[] {
  const text = plain.toLowerCase();
  const marks: Mark[] = [];
  THING.lastIndex = 0;
  // Not matchAll, which copies the expression on every call.
  for (let thing = THING.exec(text); thing; thing = THING.exec(text)) {
    const [, latin, germanic, other, number] = thing;
    const found = around(text, thing, marks.at(-1));
    THING.lastIndex = found ? found.end : thing.index + 1;
    if (!found) continue;
    const { start, end, full } = found;
    const words = text.slice(start, end);
    const isTracking =
      (latin ?? germanic) !== undefined && !SPOILED.test(text.slice(Math.max(0, start - 16), start));
    const kind = isTracking ? 'tracking' : (other ?? number) !== undefined ? 'other' : 'stop';
    if (start < (marks.at(-1)?.end ?? 0)) marks.pop();
    marks.push({ start, end, kind, full: full || NAMES_NUMBER.test(words), words });
  }
  return marks;
}

/** What a header is a label for. */
export function headOf(header: string): Mark | undefined {
  const marks = marksOf(header);
  return marks.find(({ kind }) => kind === 'tracking') ?? marks[0];
}
