import { fitsOf, fitsSurely, hasCheckDigit } from './carriers/carriers.ts';
import { gs1, s10 } from './carriers/check-digits.ts';
import { isCarrierName } from './carriers/names.ts';
import { isExample, isMadeUp, isNeverId, isOtherNumber } from './exclusions.ts';
import { isTrackingWord, type Label, type LabelKind } from './labels.ts';
import { areAlike } from './lists.ts';
import { textBefore } from './normalise.ts';
import { WITH } from './number-of-thing.ts';
import type { Token } from './tokens.ts';
import { isHeaderOfOther, isOneTimeCode, kindByUnknownLabel, namesOneTimeCode } from './unknown-labels.ts';
import { kindInOtherScript } from './vocabulary/other-scripts.ts';
import { WORDS } from './vocabulary/tables.computed.ts';
import { isBearer } from './vocabulary/words.ts';

/** How far before and behind a number its words are searched. */
const LOOKAROUND = 40;

/** Words of postal services for a letter or parcel, and words before its number on a receipt. */
const POSTAL =
  /^(?:item|article|articulo|articolo|artikel|artigo|artykul|ref|receipt|recu|recibo|quittung|ricevuta|paragon|certificate|record|locker|card|karte|sms|text|whatsapp)/;
const RETURN = /^(?:auftrag|return|retour|reso|devol|zwrot)/;

/** The last two words before a number. */
const BEFORE = /([a-z]*)[^a-z,;!?]{1,4}([a-z]+)[^a-z,;!?]{1,6}$/i;

/**
 * Whether the letters of a number are or abbreviate a word before it, as in "sheet SH12345678", or the two words before it,
 * as in "merchant key MK12345678". Such a number belongs to that thing, unless the thing is a shipment. Longer numbers are not
 * made up in this way.
 */
export function isAbbreviation(ahead: string, id: string): boolean {
  const letters = /^[A-Z]{2,5}(?=\d{8,12}$)/.exec(id)?.[0];
  if (!letters) return false;
  const [, ...words] = BEFORE.exec(` ${ahead}`) ?? [];
  const initials = words.map((word) => word.charAt(0)).join('');
  if (initials.toUpperCase() === letters && !words.some(isTrackingWord)) return true;
  if (id.length > letters.length + 10) return false;
  const abbreviated = new RegExp(`^(?=.{4}|${letters}$)${letters.split('').join('.*')}`, 'i');
  return words.some((word) => abbreviated.test(word) && !isTrackingWord(word) && !isCarrierName(word));
}

/** Whether a carrier's number is named after its own first letters: "JVGL code JVGL…", "TBA number TBA…". */
const isNamedAfter = (ahead: string, id: string): boolean => {
  const letters = /^[A-Z]{2,6}(?=\d)/.exec(id)?.[0];
  return (
    letters !== undefined &&
    ahead
      .toUpperCase()
      .split(/[^A-Z]+/)
      .includes(letters) &&
    fitsSurely(id)
  );
};

/** The word directly before a code. In brackets, or behind a dash, the code may be the parcel's: "the motor (AB12345678)". */
const WORD_BEFORE = /(?<![a-z])([a-z]+(?:-[a-z]+)?)(?:\(s\)| no(?= ))?(?:[\s:#"'|=]{1,4}| ?[._]{3,32} ?)$/i;
/** The line above a number that is alone in its line. */
const LINE_ABOVE = /(?:^|\n)([^\n]{3,36})\n\s{0,3}$/;

/** Whether a code follows a thing with codes of its own, such as a machine. */
function hasBearer(ahead: string, id: string): boolean {
  if (!/^[A-Z]{2,5}\d{8,12}$/.test(id)) return false;
  const word = WORD_BEFORE.exec(ahead)?.[1]?.toLowerCase() ?? '';
  return isBearer(word) || isBearer(word.replace(/s$/, '')) || /holder$/.test(word);
}

/** What carriers leave behind or send: a card, a receipt, a message. */
const CARRIER_NOTE =
  /^(?:receipt|recu|recibo|quittung|ricevuta|card|karte|carte|tarjeta|sms|text|whatsapp|ticket)/;
const NAME_BEFORE = new RegExp(`(?<![a-z])${WORDS.carriers}[ -]$`);
const NAME_BEHIND = new RegExp(`^[ .]{1,3}${WORDS.carriers}[ :]{1,3}$`);

/** Between the name of a carrier and its reference: "with DPD now, their ref", "handed to GLS, reference". */
const NAME_IN_CLAUSE = new RegExp(
  `(?<![a-z])${WORDS.carriers}(?: (?:now|has|have|it))*,?(?: (?:under|with|their|its|the))? $`,
);

/** Whether the reference before a number is a carrier's that is known by its name only: "Aramex ref". */
const isOfFormless = (ahead: string): boolean =>
  [/\S+ $/, /\S+ \S+ $/].some((words) => isCarrierName((words.exec(ahead)?.[0] ?? '').trim()));

/** Whether the thing before a number is a carrier's: "the DHL card", "ref. DPD". The carrier's form then decides. */
export const isOfNamedCarrier = (text: string, { words, start, end }: Label, token: Token): boolean =>
  (CARRIER_NOTE.test(words) && NAME_BEFORE.test(textBefore(text, start, 12).toLowerCase())) ||
  (/^r[ei]f/.test(words) &&
    (isOfFormless(textBefore(text, start, 24)) ||
      NAME_IN_CLAUSE.test(textBefore(text, start, 36).toLowerCase()) ||
      NAME_BEHIND.test(text.slice(end, token.start).toLowerCase())));

const isPostalId = (id: string): boolean => /^[A-Z]{2}\d{9}[A-Z]{2}$/.test(id) && s10(id.slice(2, -2));

/** Articles have bar codes as well: numbers of 8, 12 or 13 digits with a check digit. */
const GTIN = /^(?:\d{8}|\d{12,13})$/;
const BAR_CODE = /bar.?code|code.?barre|codigo de barras|codice a barre|kod\w* kreskow/i;

/** Whether only parcels have numbers in this format, whatever the text calls them. */
export const isSure = (id: string): boolean =>
  isPostalId(id) ||
  /^(?:1Z[A-Z\d]{16}|6\d{23}|H\d{19,20})$/.test(id) ||
  (/^(?:9[2-5]\d{20}|00\d{18})$/.test(id) && gs1(id));

/** Eight characters with two or three digits, as in names of products: "2IN1CASE". */
const FEW_DIGITS = /^(?=.{8}$)[A-Z]*\d[A-Z]*\d[A-Z]*\d?[A-Z]*$/;

/**
 * Whether the form of a number fits a label that other things have as well. A carrier's PIN has twelve characters, and
 * shorter ones open lockers. "Encomenda" is also a Portuguese order, which has a short number. Bar codes of receipts and
 * letters have many digits, in no carrier's format. Shops count their shipments: "Shipment #100000123".
 */
export function fitsLabel({ words, full }: Label, { id }: Token): boolean {
  if (!full && FEW_DIGITS.test(id)) return false;
  if (words === 'shipment #' && /^\d{6,9}$/.test(id)) return false;
  if ((!full && words === 'pin') || words.includes('encomenda')) return id.length > 11 || /^[A-Z]/.test(id);
  return !(/^\d{17,}$/.test(id) && BAR_CODE.test(words)) || fitsOf(id).length > 0;
}

/**
 * Whether a number has a carrier's format and the number before it in a list another form. Behind a made-up number, it is
 * made up too: "it looks like XX999999999XX or 1Z…".
 */
const isOfCarrierOnly = (before: Token, { id }: Token): boolean =>
  !areAlike(before.id, id) && !isMadeUp(before.id) && (fitsSurely(id) || isSure(id));

/** Whether a few digits follow a number with letters, and are not a parcel's: "tracking: 1Z… / 41151971". */
const isShorter = (before: Token, { id }: Token): boolean => /[A-Z]/.test(before.id) && /^\d{7,9}$/.test(id);

/** Whether the letters before digits name another thing: "tracking 1234…, SAP 4500912345". */
const hasOtherName = (before: Token, { id, raw }: Token): boolean =>
  /^[A-Z]{2,5} \d+$/.test(raw) && !/^[A-Z]+ /.test(before.raw) && !fitsSurely(id);

/** Whether a number in a list is of another kind than the one before it. @param last the kind of the one before */
export const isOfOtherKind = (before: Token, last: LabelKind, token: Token): boolean =>
  last === 'other' ? isOfCarrierOnly(before, token) : isShorter(before, token) || hasOtherName(before, token);

const POST = /post|poczt|correo|parcel|colissimo/i;

/**
 * Whether a number is that of a parcel or letter, although the word before it has other meanings: posts call a parcel an
 * article, and a return has the number of its parcel.
 */
export const isPostalThing = (text: string, words: string, { id, start }: Token): boolean =>
  ((RETURN.test(words) || POSTAL.test(words)) && fitsSurely(id)) ||
  (POSTAL.test(words) &&
    (isSure(id) || (/^[ai]/.test(words) && POST.test(textBefore(text, start, LOOKAROUND)))));

/** The heading of a card that the post leaves is at most this far from the number of the item. */
const CARD_LENGTH = 240;

/** Whether an item is a parcel of Canada Post, whose name is on the same card. */
export const isItemOfPost = (text: string, words: string, { id, start, end }: Token): boolean =>
  /^(?:item|article)/.test(words) &&
  /^[0-478]\d{15}$/.test(id) &&
  gs1(id) &&
  POST.test(text.slice(Math.max(0, start - CARD_LENGTH), end + CARD_LENGTH));

/**
 * The identifier before a part of a GS1 bar code that is not a parcel: `(21)` for a serial number, `(10)` for a batch.
 * Scanners write `]C1` before the whole code.
 */
const GS1_PART =
  /(?:\((?:0[12]|1[0-7]|2[0-2]|2[345]\d|3\d{1,3}|4(?:0[03]|1\d|2[0-7])|7\d{2,3}|8\d{3}|9\d)\)|\][CdQe][0-4])$/;
const isGs1Part = (ahead: string, id: string): boolean =>
  /[)\]]/.test(ahead.slice(-4)) && GS1_PART.test(ahead) && !/^00\d{18}$/.test(id);

/**
 * Labels that carriers use for tracking numbers: "USPS confirmation", "document no.", "receipt". They do not speak against a
 * number that only parcels have.
 */
const OF_CARRIER =
  /(?<![a-z])(?:confirm|conf(?=[ .:])|doc|receipt|recu|recibo|case|claim|ticket|ref|return|delivery|mail ?piece|bestatigung|beleg|reclam|label)[^\n]{0,30}$/i;
const isOfCarrier = (ahead: string, id: string): boolean =>
  /^(?:9[2-5]\d{20}|1Z[A-Z\d]{16})$/.test(id) && OF_CARRIER.test(ahead) && hasCheckDigit(id);

/** The sentence or line before a number, and the clause behind it that says what it is. */
const CLAUSE_BEFORE = /[^.!?\n]*$/;
const CLAUSE_BEHIND = /^ (?:is|ist|est|es|e|to) [^.,;!?\n]*/;

/** Whether a number is a code for receiving a parcel. */
const isDeliveryCode = (text: string, { id, start, end }: Token): boolean =>
  isOneTimeCode(id) &&
  (namesOneTimeCode(CLAUSE_BEFORE.exec(textBefore(text, start, 64))?.[0] ?? '') ||
    namesOneTimeCode(CLAUSE_BEHIND.exec(text.slice(end, end + LOOKAROUND))?.[0] ?? ''));

/** What shops write when they have sent a parcel: "follow it", "suivez-la", "verfolgen Sie es". */
const FOLLOW =
  '(?:(?:follow|track) (?:it|them|this)|suivez-l(?:a|es?)|l(?:a|es?) suivre|(?:seguir|segui|siga)l[aoe]s?|verfolgen sie (?:es|sie|ihn|diese)|volg (?:het|deze|hem|ze)|acompanhe(?:-[ao]s?)?)';

/** Words that only parcels have, before a number: "box 1 of 3: ", "Nachnahmesendung ", "POD for ", "follow it with ". */
const OF_PARCEL = new RegExp(
  `(?<![a-z])(?:${[
    '(?:box|pkg|pc|piece|volume|caja|doos|caixa|bulto) \\d{1,2}(?: ?(?:/|of|von|de|di|van|z|sur) ?\\d{1,2})? ?[-:=\u2013] ?',
    '(?:(?:pod|proof of delivery|delivery proof|zustellnachweis|preuve de livraison|(?:comprobante|prueba|comprovante) de entrega|prova di consegna)(?: [a-z]{3,8})?(?: ?:)?|scans?(?: history)?|eta)(?: (?:for|on|of|fur|zu|pour|de|du|para|per|di|voor|van|dla|da))?(?<!eta|scans?|history) ',
    '[a-z]{4,18}(?<!data|daten|software|update|treiber|service)(?:sendung|paket|zending|pakket)(?:en|e)?(?: nr\\.?)?[ :]{1,2}',
    '(?:shipped|dispatched|sent|went out) (?:out )?under ',
    `${FOLLOW} (?:[a-z]{2,9} )?${WITH}(?:(?:number|numero|nummer|code|codigo|codice)(?: ?:)? )?`,
  ].join('|')})$`,
  'i',
);

/** The Turkish label, behind the number of a parcel: "1234… takip numaralı kargom", "1234… nolu gönderi". */
const NUMBERED_PARCEL = /^ (?:(?:kargo )?takip )?(?:numarali|nolu) (?:kargo|gonderi|paket)/i;

/** Whether the words around a number make it a parcel's although they are not a label. */
const isCalledParcel = (ahead: string, text: string, end: number): boolean =>
  OF_PARCEL.test(ahead) || NUMBERED_PARCEL.test(text.slice(end, end + LOOKAROUND));

/** In logs of DPD, `pn` is the parcel number. Elsewhere, it is the number of a part, which has another form. */
const isParcelKey = (text: string, start: number, id: string): boolean =>
  /^\d{14}[A-Z\d]?$/.test(id) && /(?<![A-Za-z])pn["']? ?[:=] ?["']?$/.test(textBefore(text, start, 8));

/**
 * Codes for a consignment in EDI, where numbers have no words: the consignment of a status message (CNI), packages
 * (GIN), references to a carrier's number or a waybill (RFF, REF), a freight carrier's own number (B10).
 */
const EDI = /(?:CNI\+\d{1,5}\+|GIN\+BJ\+|RFF\+(?:CN|AA[MS]|[AHM]WB):|REF\*(?:CN|2I|AW)\*|(?:^|[~\n])B10\*)$/;

/**
 * The kind of a token after checks of its form. For a token without a label, the words around it that are not in the
 * vocabulary decide.
 * @param kind the kind by its label
 */
export function checkedKind(text: string, token: Token, kind: LabelKind): LabelKind {
  const { raw, id, start, end } = token;
  if (kind === 'other' && isParcelKey(text, start, id)) return 'tracking';
  if (isMadeUp(id) || (kind === 'tracking' && isNeverId(raw))) return 'other';
  const ahead = textBefore(text, start, LOOKAROUND);
  if (/[+:*]$/.test(ahead) && EDI.test(ahead)) return 'tracking';
  if (isGs1Part(ahead, id) || isExample(ahead, text.slice(end, end + LOOKAROUND))) return 'other';
  if (kind === 'other' && isOfCarrier(ahead, id)) return undefined;
  if (kind === 'tracking' && isDeliveryCode(text, token)) return 'other';
  if (kind === 'tracking' && GTIN.test(id) && gs1(id) && BAR_CODE.test(ahead)) return 'other';
  if (kind) return kind;
  if (/^\d{12,}$/.test(id) && !isOtherNumber(id) && !isNeverId(raw) && isCalledParcel(ahead, text, end))
    return 'tracking';
  const inOtherScript = kindInOtherScript(ahead, id);
  if (isAbbreviation(ahead, id) || hasBearer(ahead, id) || inOtherScript === 'other') return 'other';
  if (isSure(id) || isNamedAfter(ahead, id)) return undefined;
  if (inOtherScript) return inOtherScript;
  const above = LINE_ABOVE.exec(ahead)?.[1];
  return above !== undefined && isHeaderOfOther(above) ? 'other' : kindByUnknownLabel(ahead);
}
