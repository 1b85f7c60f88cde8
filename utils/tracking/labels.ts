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

/** What carries a tracking number. French and Spanish may put the number first without "of": "n° suivi". */
const LATIN_THINGS = `suivit|colis|envois?|reperage|expedition|bordereau|guia|rastreo|localizador|envio|${withSlips('suivi|seguimiento|paquete')}`;
const THINGS = `track(?:ing)?(?: ?(?:&|and|n)? ?trace)?|package|consignment|way ?bill|awb|lta|label|delivery|${LATIN_THINGS}|sendungs?verfolgung|paket(?:verfolgung)?|frachtbrief|identcode|tn|pin|${withSlips('tracking|shipment|parcel|sendung')}`;

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

/** A label for one of the things, with the word for "number" before or after it, or without. */
const labelFor = (things: string, bare: string): string =>
  `((${NUMBER}\\s{0,3}(?:${OF}(?:${things})|(?:${bare})))|(?:${things})s?(${LINK}${NUMBER})?)`;
const LABEL = new RegExp(
  `(?<![a-z0-9])(?:${labelFor(THINGS, LATIN_THINGS)}|${labelFor(`${OTHER_THINGS}|${OTHER_NUMBERS}`, OTHER_THINGS)}|${STOPS})(?:(?<=[#.])|(?![a-z0-9]))`,
  'g',
);

/** Words before a label that turn it into something else, or deny it. */
const SPOILED =
  /(?:issue|bug|time|ads|analytics|pixel|campaign|google|facebook|ticket|case|any|no|without|sans|sin|ohne|keine?|pas de|aucun|ningun)[\s_-]{1,3}$/;

const NAMES_NUMBER = new RegExp(`^(?:${OTHER_NUMBERS})`);
const ORDER = new RegExp(`^(?:${ORDERS})`);

const OTHER_WORD = new RegExp(`^(?:${OTHER_THINGS}|${OTHER_NUMBERS})$`, 'i');
const TRACKING_WORD = new RegExp(
  `^(?:${CARRIERS}|(?:${THINGS})[a-z]{0,2}|about|under|unter|is|est|es|ist|with|con|mit|the|box)$`,
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

/** Every label in a plain text, in order. Where two begin at once, the one for tracking wins. */
export function marksOf(plain: string): Mark[] {
  const text = plain.toLowerCase();
  const marks: Mark[] = [];
  // Not matchAll, which copies the expression on every call.
  for (let match = LABEL.exec(text); match; match = LABEL.exec(text)) {
    const [words, tracking, ahead, behind, other, otherAhead, otherBehind] = match;
    const start = match.index;
    const isTracking = tracking && !SPOILED.test(text.slice(Math.max(0, start - 16), start));
    const kind = isTracking ? 'tracking' : other ? 'other' : 'stop';
    const full = Boolean(ahead ?? behind ?? otherAhead ?? otherBehind) || NAMES_NUMBER.test(words);
    marks.push({ start, end: start + words.length, kind, full, words });
  }
  return marks;
}

/** What a header is a label for. */
export function headOf(header: string): Mark | undefined {
  const marks = marksOf(header);
  return marks.find(({ kind }) => kind === 'tracking') ?? marks[0];
}
