import { isCarrierName } from './carriers/names.ts';
import { isShipmentWord, isTrackingWord, type LabelKind, MAIL_HEADER } from './labels.ts';
import { textBefore } from './normalise.ts';
import { execAt } from './number-words.ts';
import { isBearer, isSpoiledBy } from './vocabulary/words.ts';

/** The text between a label and its number: punctuation, dots of a form, "is". */
const GAP = '(?:[^\\w\\n,;!?]{0,6}|[ ._]{7,38})(?:(?:is|was|est|es|ist|lautet)[^\\w]{1,2})?$';

/** "Wagennummer", "lidnummer", "asiakasnumero": German, Dutch and Finnish join the thing and its number. */
const COMPOUND = new RegExp(`([a-z]{3,24})-?(?:nummern?|numero|nr|code|kennung|kenmerk|zeichen)\\.?${GAP}`);
/** Keys of programs: `customsRef`, `meter_id`, `Batch-No`. */
const KEY = new RegExp(
  `([A-Za-z]{2,30}?)(?:[_-](?:id|no|nr|num|ref|key|code|number|reference|NO|NR|NUM|REF|KEY|CODE|NUMBER|REFERENCE)|[_-]?(?:I[Dd]|N[or]|Num|Ref|Key|Code|Number|Reference))["'>]{0,2}\\s?[:=>]{0,2}${GAP}`,
);
/** `numeroSuivi`, `codigoCliente`: keys of programs in Romance languages and Polish. */
const ROMANCE_KEY = new RegExp(
  `(?<![A-Za-z])(?:[Nn]umero|[Nn]umer|[Nn]um|[Nn]ro|[Nn]r|[Cc]odigo|[Cc]odice|[Cc]ode?|[Kk]od|[Ii]d)([A-Z][A-Za-z]{2,24})["'>]{0,2}\\s?[:=>]{0,2}${GAP}`,
);
/**
 * "loyalty number", "error code". Names, which are in capitals in the middle of a sentence, may be those of carriers, but
 * not before "ID" or at the start of a line, a cell or brackets.
 */
const APART = new RegExp(
  `((?:(?<=(?:^|[\\n|\\t(]) ?)[A-Z]|(?<![\\w-])(?:[a-z]|[A-Z](?=[A-Za-z]+ [Ii][Dd])))[A-Za-z]{2,23}) (?:[Nn]umber|NUMBER|[Nn][Oo](?= ?[.:])|nr|nbr|[Nn]um|[Cc]ode|CODE|I[Dd]|id|[Rr]ef|REF|[Rr]eference|REFERENCE)\\.?${GAP}`,
);
/** "Référence fournisseur:", "kod błędu:": in Romance languages and Polish, the thing may follow without "of". */
const AFTER_NUMBER = new RegExp(
  `(?<![a-z])(?:numero|n°|no\\.|nr\\.?|codigo|code|codice|kod|numer|id|identifi(?:ant|cador|cativo)|refe?(?:renc[ei]a?)?\\.?|riferimento) ([a-z]{4,24}) ?[:=|]${GAP}`,
);
/** "numéro de la licence", "código de error". */
const ROMANCE = new RegExp(
  `(?<![a-z])(?:numero|num|n[.°o]{1,2}|codigo|code|codice|cod|id|identifi(?:ant|cador|cativo)|referenc[ei]a?|ref|riferimento)\\.?[°o]? ?(?:d'|(?:de|du|del|di|da|do|della|des) (?:la |le |l'|tu |su |mi )?)([a-z]{3,24})${GAP}`,
);

/** A key of JSON, whatever it is: `"basket": "`. */
const JSON_KEY = /["']([A-Za-z][\w-]{3,40})["']\s?:\s?["']$/;

/**
 * What all of these end with: a word for "number", or a word behind "of" or before a colon. Tried at the end of a text
 * only, and backwards, so that the expressions above search few texts.
 */
const TAIL = new RegExp(
  `(?<=(?:(?:nummern?|numero|nr|code|kennung|kenmerk|zeichen|id|no|num|ref|key|number|nbr|reference)\\.?["'>]{0,2}\\s?[:=>]{0,2}|d(?:'|[a-z]{1,4} (?:l[ae] |l'|[a-z]{2} )?)[a-z]{3,24}|[a-z]{4} ?[:=|]|[\\w-]["']\\s?:(?=\\s?["'])|(?<![a-z])(?:num|nro|nr|cod|kod|id)[a-z]{3,30}["'>]{0,2}\\s?[:=>]{1,2})${GAP})`,
  'y',
);

/** A part of each word for "number", or the quotation mark of a key: few texts need the expressions above. */
const NUMBER_PART = /n(?:[.°orb]|um)|[ck]od|id|r[ei]f|key|ken[nm]|zei|["']/;

/** Words before "number" that do not say what it numbers: "the correct number", "it says number". */
const VAGUE =
  /^(?:the|this|that|these|full|same|new|old|other|correct|wrong|right|first|second|third|last|next|only|own|your|our|his|her|its|their|and|with|for|from|following|given|actual|exact|original|unique|whole|another|both|each|which|what|any|one|two|long|short|valid|invalid|complete|complet|completo|bueno|bonne|buono|nuevo|nouveau|nuovo|nowy|novo|suivant|siguiente|seguente|seguinte|folgende\w?|volgende|below|again|please|more|ha[sd]|have|says?|said|shows?|reads?|gave|got|sent|item|article|artikel|ref|reference|inquiry|enquiry|qr|bar|scan|return|retour\w*|reso|devol\w*|zwrot\w*|\w+ed|.*(?:track|trace|send|paket|pakket|zend|parcel|ship|suivi|colis|fra[ck]h?t|label|versand|logisti|envi|spediz|paczk|przes).*)$/;

/** Keys of the numbers of shipments, as in `carrierTrackingNumber`. */
const SHIPMENT_KEY = /track|parcel|shipment|waybill|consignment|barcode|sendung|suivi/i;
/** German and Dutch words for shipments of some kind, which no list has: "Retourensendungsnummer". */
const SHIPMENT_COMPOUND = /^[a-z]{3,18}(?:sendung|paket|zending|pakket)s?$/;
/** What else the last word of such a key may be: `trackingPublicId`. */
const QUALIFIER =
  /^(?:external|internal|public|master|main|primary|foreign|local|partner|reference|ref|full|number|no|id|code)$/i;
/** Keys of JSON that do not say what their value is. */
const GENERIC =
  /(?:^|_|[a-z](?=[A-Z]))(?:ids?|nos?|nrs?|nums?|numer[oiy]?|nummern?|numbers?|codes?|cod[ei]ce|codigo|keys?|refs?|references?|values?|text|title|name|subject|body|message|content|comments?|notes?|desc\w*|data|details?|labels?|items?|query|input|output|result|info|raw|url|link|href|search|first|last|new|old|from|to|status|event|q|pc|pn)$/i;

const isShipment = (word: string): boolean => SHIPMENT_KEY.test(word) || isShipmentWord(word);

/** The words of a key: `carrierTracking`, `carrier_tracking`. */
const wordsOfKey = (key: string): string[] => key.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [key];

/**
 * The kind of a number by a program's key with a word for a shipment. The last word decides: `parcelId` is a parcel's,
 * `parcelLockerId` a locker's.
 * @param isThingFirst whether the key follows the word for "number", as in `numeroSuivi`
 */
function kindOfShipmentKey(key: string, isThingFirst: boolean): LabelKind {
  const words = wordsOfKey(key);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (!SHIPMENT_KEY.test(key) && !isShipmentWord(first)) return undefined;
  if (isThingFirst) return 'tracking';
  return isShipment(last) || VAGUE.test(last.toLowerCase()) || QUALIFIER.test(last) ? 'tracking' : 'other';
}

/** Whether a JSON key names a thing other than a shipment: `"basket": "…"`. */
function isKeyOfOther(ahead: string): boolean {
  const key = JSON_KEY.exec(ahead)?.[1];
  if (key === undefined || GENERIC.test(key)) return false;
  return !wordsOfKey(key).some(
    (word) => isTrackingWord(word.toLowerCase()) || isShipment(word) || isCarrierName(word),
  );
}

/**
 * The kind of a number by the words directly before it, when these are not in the vocabulary. A word for "number" shows that
 * they name something, and something that is not a shipment is `other`: "Zählernummer", "loyalty number", `customsRef`.
 * @param ahead the text before the number, as plain text (see `plainText`); a line or less is enough
 */
export function kindByUnknownLabel(ahead: string): LabelKind {
  if (!/[a-z]/i.test(ahead)) return undefined;
  const lower = ahead.toLowerCase();
  if (!NUMBER_PART.test(lower)) return undefined;
  TAIL.lastIndex = lower.length;
  if (!TAIL.test(lower)) return undefined;
  const found = KEY.exec(ahead) ?? ROMANCE_KEY.exec(ahead);
  const key = found?.[1];
  if (found && isSpoiledBy(textBefore(lower, found.index, 20), true)) return 'other';
  const ofShipment = key && kindOfShipmentKey(key, !found?.[0].startsWith(key));
  if (ofShipment) return found && execAt(MAIL_HEADER, lower, found.index) ? undefined : ofShipment;
  const thing = (
    key ?? (COMPOUND.exec(lower) ?? ROMANCE.exec(lower) ?? AFTER_NUMBER.exec(lower) ?? APART.exec(ahead))?.[1]
  )?.toLowerCase();
  if (thing && SHIPMENT_COMPOUND.test(thing)) return 'tracking';
  const isOther =
    thing !== undefined && !VAGUE.test(thing) && !isTrackingWord(thing) && !isCarrierName(thing);
  return isOther || isKeyOfOther(ahead) ? 'other' : undefined;
}

/** A header that is too long for the name of a thing: more than 40 characters, without a colon and spaces around it. */
const LONG_HEADER = /^\s*(?=\S)[\s\S]{40,}[^\s:#]/;

/** Whether a header names a thing other than a shipment, or its number: "Driver", "Refund ID". */
export function isHeaderOfOther(header: string): boolean {
  if (LONG_HEADER.test(header)) return false;
  const name = header.replace(/[\s:#]+$/, '').trimStart();
  if (kindByUnknownLabel(`${name}: `) === 'other') return true;
  const words = name.toLowerCase().split(' ');
  return words.length < 4 && isBearer(words.at(-1) ?? '') && !words.some(isTrackingWord);
}

/** Names of codes that people show or enter to receive a parcel: "delivery code", "OTP". */
const ONE_TIME =
  /(?<![a-z])(?:otp|clave|einmal|pass(?:code|word)|(?:one.time|secur[a-z]*|access|pick.?up|collection|deliver[a-z]*) (?:code|pin)|(?:zustell|liefer|bezorg)-?(?:code|pin)|co(?:de|digo|dice) d(?:[ei] |'|e la )(?:livr|sec|segur|acc|entr|conseg)|kod\w* (?:dost|odb))/i;

/** Whether a text names a code for receiving a parcel. */
export const namesOneTimeCode = (text: string): boolean => ONE_TIME.test(text);

/** Whether a number may be such a code: tracking numbers are longer, or have letters. */
export const isOneTimeCode = (id: string): boolean => /^\d{7,8}$/.test(id);
