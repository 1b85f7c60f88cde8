/** What a word or phrase says about the token that follows it. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  /** `tracking` and `other` introduce a number; `stop` says that none is given. */
  readonly kind: 'tracking' | 'other' | 'stop';
  /** Names a number ("tracking number", "order no."), not only a thing ("parcel", "order"). */
  readonly full: boolean;
  readonly words: string;
}

/** Words for "number" in English, French, Spanish and German, accents folded. */
const NUMBER =
  '(?:(?:ids?|numbers?|numeros?|nummern?|nums?|nos?|nr|nro|nbr|n|codes?|codigos?|ref(?:eren(?:ce|cia|z))?|info(?:rmation)?|identifi(?:ant|er|cador)|key)(?![a-z])\\.?°?|#)';

const LATIN_THINGS =
  'suivi|colis|envois?|reperage|expedition|bordereau|seguimiento|guia|rastreo|localizador|envio|paquete';
const THINGS = `track(?:ing)?(?:(?: ?(?:&|and|n) ?| )trace)?|shipment|shipping|parcel|package|consignment|(?:air ?)?way ?bill|awb|label|delivery|${LATIN_THINGS}|sendung(?:s?verfolgung)?|paket(?:verfolgung)?|versand|fracht(?:brief)?|identcode|tn|pin`;

const OF = "(?:(?:d[eu]l?|of|zur) {1,3}(?:(?:la|le|el|the|your|my|der) )?|d')";
const LINK = '[\\s_-]{0,4}(?:(?:with|mit|avec|con)(?: [a-z]{2,4})? )?';

const END = '(?:(?<=#)|(?![a-z0-9]))';

const TRACKING = new RegExp(
  `(?<![a-z0-9])(?:(${NUMBER}\\s{0,3}(?:${OF}(?:${THINGS})|(?:${LATIN_THINGS})))|(?:${THINGS})s?(${LINK}${NUMBER})?)${END}`,
  'gi',
);

/** Things that have numbers of their own. Those of the first group are followed by "of your order" in true labels too. */
const ORDERS =
  'order|purchase|commande|achat|pedido|compra|orden|bestell(?:ung)?|auftrag|retour(?:e|en)?|return|devolucion';
const OTHER_THINGS = `${ORDERS}|invoice|facture|factura|rechnung|quote|devis|presupuesto|claim|case|ticket|incident|incidencia|billet|vorgang|dossier|mobile|movil|portable|cell|call|text|whatsapp|sms|handy|card|carte|tarjeta|karte|account|compte|cuenta|konto|customer|client|cliente|kunden?|member|serial|serien?|model|modele|request|trace|commit|transaction|payment|paiement|pago|zahlung|ref(?:eren(?:ce|cia|z))?|booking|reservation|policy|contract|vertrag|contrat|lot|batch|article|artikel|item|product|session|event|user|login|license|voucher|coupon|date|fecha|datum|build|version|zip|post ?code|plz|merchant|seller|warehouse|bug|issue`;
const OTHER_NUMBERS =
  'phone|tel(?:ephone|efono|efon)?|fax|iban|bic|swift|imei|sku|ean|upc|gtin|isbn|asin|vin|rma|p\\.?o\\.?|eori|vat|tva|iva|ust(?:-?id)?|nif|nie|cif|siret|siren|mrn|hs|s/n|sn|udid|uuid|guid|hash|checksum';

const OTHER = new RegExp(
  `(?<![a-z0-9])(?:(${NUMBER}\\s{0,3}(?:${OF}|)(?:${OTHER_THINGS})|(?:${OTHER_NUMBERS}))s?(?:${LINK}${NUMBER})?|(?:${OTHER_THINGS})(?:e?s)?(${LINK}${NUMBER})?)${END}`,
  'gi',
);

const STOP =
  /(?<![a-z0-9])(?:n\/?a|none|pending|tbd|tba|unknown|unavailable|(?:not |un)?available|yet|soon|later|missing|null|undefined|aucun|inconnu|en attente|a venir|(?:in)?disponible|pendiente|desconocido|folgt|fehlt|noch|unbekannt|verfugbar|ausstehend|kommt)(?![a-z0-9])|\.{3}/gi;

/** Words before a label that turn it into something else, or deny it. */
const SPOILED =
  /(?:issue|bug|time|ads|analytics|pixel|conversion|campaign|affiliate|gtm|google|meta|facebook|ticket|case|defect|incident|any|no|without|sans|sin|ohne|keine?|pas de|aucun|ningun)[\s_-]{1,3}$/i;

const ORDER = new RegExp(`^(?:${ORDERS})`, 'i');

/** Whether "the tracking number of your …" may go on with these words. */
export const isOrder = (mark: Mark): boolean => mark.kind === 'other' && !mark.full && ORDER.test(mark.words);

function collect(text: string, pattern: RegExp, kind: Mark['kind']): Mark[] {
  return Array.from(text.matchAll(pattern), (match) => {
    const start = match.index;
    const spoiled = kind === 'tracking' && SPOILED.test(text.slice(Math.max(0, start - 16), start));
    return {
      start,
      end: start + match[0].length,
      kind: spoiled ? ('stop' as const) : kind,
      full: Boolean(match[1] ?? match[2]),
      words: match[0],
    };
  });
}

/** Every label in a plain text, in order. A tracking label wins over the other labels that it overlaps. */
export function marksOf(text: string): Mark[] {
  const tracking = collect(text, TRACKING, 'tracking');
  const marks = [...tracking, ...collect(text, OTHER, 'other'), ...collect(text, STOP, 'stop')];
  marks.sort((one, two) => one.start - two.start || two.end - one.end);
  let reached = 0;
  return marks.filter((mark) => {
    const isFree = mark.start >= reached;
    if (isFree) reached = mark.end;
    return isFree;
  });
}
