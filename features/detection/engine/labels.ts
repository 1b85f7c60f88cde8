import { isFormlessName } from './carriers/names.ts';
import { textBefore, withRightLetters } from './normalise.ts';
import { execAt, isLabelEnd, isWordEnd, numberAhead, numberAt, numberBehind } from './number-words.ts';
import { WORDS } from './vocabulary/tables.computed.ts';
import type { WordHit, WordIndex } from './vocabulary/word-index.ts';
import { isBearer, isSpoiledBy, needsNumber, PART, PARTS, THING, THINGS } from './vocabulary/words.ts';

/** A word or phrase that names the token after it. */
export interface Label {
  readonly start: number;
  readonly end: number;
  /** `tracking` and `other` introduce a number. `stop` ends the reach of the labels before it, and introduces none. */
  readonly kind: 'tracking' | 'other' | 'stop';
  /** Whether it names a number ("tracking number", "order no."), and not only a thing ("parcel", "order"). */
  readonly full: boolean;
  /** In lower case. */
  readonly words: string;
}

/** What a token is according to the labels around it; `undefined` if they do not name it. */
export type LabelKind = 'tracking' | 'other' | undefined;

/** The kind that a label gives its token. */
export const kindOf = ({ kind }: Label): LabelKind => (kind === 'stop' ? undefined : kind);

/** A part of a text, from `start` up to `end`. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** How far before and after a token labels are searched. The answer to a question in a chat may be far below it. */
const LOOKBACK = 320;
const LOOKAHEAD = 48;

/** "No tracking updates on 1234…": what is missing is news of the parcel, not its number. */
const NEWS = /(?<=(?:any|no|without) tracking) (?:info|updat|scan|movement|progress|histor|activit)/y;
/** A reference after a carrier's name is the carrier's, and "for your reference" names no number. */
const NO_REFERENCE = new RegExp(
  `(?<=${WORDS.carriers} )|(?<= for (?:your )?)(?=reference(?! ?(?:n|id|#)))`,
  'y',
);
/** Requests and claims about a parcel, whose number may follow: "POD request 1234…", "customer claims 1234… is lost". */
const REQUEST =
  /(?<=(?:pod|proof|trac(?:e|ing)|intercept|(?:re-?)?delivery|address change|recall)[ -])request(?!s? ?(?:n|id|#|ref|code))|(?<=(?:customer|client|recipient|buyer) )claims /y;

/** Not a phone's or quote's number: "the tracking number you gave me by phone is", "(please quote)", "plz". */
const BY_PHONE =
  /(?<=(?:please|pls) )quote|plz(?=:? \d{7})|(?<=(?<![a-z])(?:by|via|over|on|per|par|au|am|por|al|pelo|przez) (?:the )?)(?:text|sms|whatsapp|tele(?:f|ph)on[eo]?|phone)(?= (?:is|was|est|etait|ist|war|es|era|e|to|that|about|que|dass|che|ze|[a-z]{3,9},? (?:ist|war|lautet)) )/y;
/** The header of a mail that names the mail itself: `X-Tracking-ID`. For texts in lower case. */
export const MAIL_HEADER = /(?<=(?:^|\n)x-(?:[a-z]{1,12}-)?)track(?:ing)?(?!.?n)/y;

/** "No" that means "not" in Spanish or Portuguese: "el envío no se entregó", "paquete no recibido". */
const NO_FOR_NOT = new RegExp(`s? no (?!${WORDS.carriers})(?:[a-z]{4,}|ha|he|se|me|lo|la)(?![a-z\\d-])`, 'y');
/** Beside a word that otherwise stops a label: a condition, "(if available)", or the value that replaced it, "none to 123". */
const KEEPS_LABEL =
  /(?<=(?<![a-z])(?:if|when|where|s'?il?|wenn|wie|falls|sofern|soweit|se|indien|jesli)(?: [a-z]{1,5}){0,2} )|(?=(?:none|null|empty|blank|n\/a)\W? (?:to|[-=]>|\u2192) \W?\w{0,4}\d{5})/y;

/** The company itself, not what it carries: `carrier_id`, "courier code". */
const COMPANY =
  /^(?:(?:carrier|courier|corriere)[\s_-]?(?:ids?|codes?)|(?:id|code|codice|codigo) (?:del? |du |da )?(?:corriere|transport(?:eur|ista|adora)))$/;

/** Headings above what people wrote, alone in their line. Elsewhere, "text 415…" is a phone number. */
const IS_COLUMN = /^\n?(?:text|quote)\n?$/;

/** What programs append to an abbreviation that is not a label then: `obj_id`, `env key`. */
const PROGRAM_KEY = /^[\s._-]*(?:ids?|keys?|info)/;

/** Whether a word, or its beginning, is in one of the lists from `first` to `last`. */
const isIn = (words: WordIndex, word: string, first: number, last: number, rest: RegExp): boolean =>
  words.find(word.toLowerCase(), 0, (text, _, end) => rest.test(text.slice(end)), first, last) !== undefined;

/** What may follow a word of a list. */
const NOTHING = /^$/;
const PLURAL = /^s?$/;
const ENDING = /^[a-z]{0,2}$/;

/** Whether a label begins with a thing of a list. */
const beginsWith = (words: string, list: number): boolean =>
  THINGS.find(words, 0, () => true, list, list) !== undefined;

/** Whether a word names something with a number of another kind: ORDER, SKU. */
export const isOtherWord = (word: string): boolean =>
  isIn(THINGS, word, THING.orders, THING.otherNumbers, NOTHING);

/** Whether a word names a shipment. */
export const isShipmentWord = (word: string): boolean =>
  isIn(THINGS, word, THING.latin, THING.germanic, word.length > 5 ? ENDING : PLURAL);

/** Whether a word names a carrier or a shipment, or is a filler. */
export const isTrackingWord = (word: string): boolean =>
  isShipmentWord(word) || isIn(PARTS, word, PART.fillers, PART.carriers, NOTHING) || isFormlessName(word);

/** Words of a sentence in capitals: "THE NEW ONE WAS 1234…". Two letters may be the beginning of a postal number. */
const OF_SENTENCE = new RegExp(
  `^(?=...)(?:${WORDS.verbs}|${WORDS.siblings}|${WORDS.conjunctions}|says)$`,
  'i',
);

/** Whether a word in capitals before a number is not part of the number: a label, "NO", a carrier, "IS". */
export const isApart = (word: string): boolean =>
  OF_SENTENCE.test(word) ||
  isTrackingWord(word) ||
  isOtherWord(word) ||
  isIn(PARTS, word, PART.number, PART.typos, NOTHING);

/** Whether a label is only "reference". */
export const isReference = ({ kind, words }: Label): boolean =>
  kind === 'other' && isIn(THINGS, words, THING.references, THING.references, PLURAL);

/** The word before a label, at most so long: "refund" in "refund reference". */
const WORD_AHEAD = /(?<![a-z])([a-z]{3,20}) $/;

/** Whether these words may follow "the tracking number of your …". */
export const isOrder = (label: Label): boolean =>
  label.kind === 'other' && !label.full && beginsWith(label.words, THING.orders);

/** Whether a thing may end at an offset: the word ends there, or goes on with a word for "number". */
const endsThing = (text: string, at: number): boolean => isWordEnd(text, at) || numberAt(text, at) >= 0;

/** What makes an abbreviation a label without a word for "number": a colon, or a number of twelve digits behind it. */
const COLON_OR_LONG_NUMBER = new RegExp(`^(?: ${WORDS.carriers})?(?::|(?: ?\\d){12})`);
/** The same for "pro", the word of freight carriers for their numbers. */
const PRO_NUMBER = /^(?::? \d{9,10}|: 1\d{10}|:? [2-9]\d{10})(?!\d)/;

/** Whether a word of a list is the thing that a label names, or says that there is no number. */
function isThing(text: string, at: number, end: number, list: number): boolean {
  if (list === THING.stops || list === THING.lookalikes)
    return list === THING.stops && isWordEnd(text, end) && !execAt(KEEPS_LABEL, text, at);
  if (list === THING.references && execAt(NO_REFERENCE, text, at)) return false;
  if (list === THING.otherThings && execAt(REQUEST, text, at)) return false;
  if ((list === THING.otherThings || list === THING.otherNumbers) && execAt(BY_PHONE, text, at)) return false;
  return endsThing(text, end) || (text.charAt(end) === 's' && endsThing(text, end + 1));
}

const endsWord = (text: string, _: number, end: number): boolean => !/[a-z]/.test(text.charAt(end));

/**
 * Position of the label that contains a thing ("number of the parcel", "parcel no."), and whether it has a word for "number";
 * `undefined` inside a longer word.
 */
function extentOf(text: string, start: number, { list, end }: WordHit, before: Label | undefined) {
  if (list === THING.stops) return { start, end, full: false };
  const ahead = numberAhead(text, start);
  const needsOf = list === THING.germanic || list === THING.germanicShort;
  if (ahead && (ahead.hasOf || !needsOf) && isFree(ahead.start, before) && isLabelEnd(text, end))
    return { start: ahead.start, end, full: true };
  const not = list === THING.latin ? execAt(NO_FOR_NOT, text, end)?.[0] : undefined;
  if (not) return { start, end: end + not.indexOf(' '), full: false };
  const behind = numberBehind(text, end, list >= THING.latinShort || needsNumber(text.slice(start, end)));
  // Not "Colin", who has a phone.
  const isName = list <= THING.germanic && end - start < 6 && behind?.end === end + 1;
  return isName && text.charAt(end) === 'n' ? undefined : behind && { start, ...behind };
}

/** Whether words for "number" are not part of the label before, or are "reference", as in "reference of the parcel". */
const isFree = (start: number, before: Label | undefined): boolean =>
  !before || start >= before.end || (start === before.start && !before.full);

/** The label that begins with a thing at an offset, or with a word for "number" before it. */
function labelAt(text: string, at: number, before: Label | undefined): Label | undefined {
  const hit = THINGS.find(text, at, isThing);
  if (!hit || THINGS.find(text, at, endsWord, THING.lookalikes, THING.lookalikes)) return undefined;
  const found = extentOf(text, at, hit, before);
  if (!found) return undefined;
  const { start, end, full } = found;
  const isShort = hit.list >= THING.latinShort;
  const mayTrack = hit.list <= THING.germanic || (isShort && hit.list < THING.otherShort);
  const name = text.slice(at, hit.end);
  const isPro = isShort && name === 'pro';
  // Several words may be a header: "mã vận đơn".
  const isHeader = end === text.length && name.includes(' ');
  const isClear =
    isShort &&
    (isHeader ||
      ((isPro || name.length > 4) &&
        (isPro ? PRO_NUMBER : COLON_OR_LONG_NUMBER).test(text.slice(end, end + 32))));
  const isDotted = hit.list === THING.otherShort && hit.end - at > 2 && /[.:]/.test(text.charAt(end));
  if (!full && !isClear && !isDotted && (isShort || (mayTrack && needsNumber(name)))) return undefined;
  if (isShort && mayTrack && PROGRAM_KEY.test(text.slice(hit.end, end))) return undefined;
  const ahead = mayTrack ? textBefore(text, start, 20) : '';
  const isDenied = isSpoiledBy(ahead, text.startsWith('track', start));
  const isSpoiled = isDenied || (mayTrack && execAt(MAIL_HEADER, text, start) !== null);
  if (isSpoiled && execAt(NEWS, text, hit.end))
    return { start: at, end: hit.end, kind: 'tracking', full: false, words: name };
  const words = text.slice(start, end);
  if (IS_COLUMN.test(text.slice(Math.max(0, start - 1), end + 1))) return undefined;
  const isOfBearer =
    hit.list === THING.references && isBearer(WORD_AHEAD.exec(textBefore(text, start, 24))?.[1] ?? '');
  const isCompany = mayTrack && /^[ci]/.test(words) && COMPANY.test(words);
  const isTracking = mayTrack && !isCompany && !isSpoiled;
  const isOther =
    isCompany ||
    (hit.list >= THING.orders && hit.list <= THING.otherNumbers) ||
    hit.list === THING.otherShort;
  const kind = isTracking ? 'tracking' : isOther ? 'other' : 'stop';
  return {
    start,
    end,
    kind,
    // Not "con" alone, which is a Spanish word.
    full:
      full ||
      isOfBearer ||
      /^(?:con.?n(?:o|umber)$|nip)/.test(words) ||
      hit.list === THING.otherNumbers ||
      beginsWith(words, THING.otherNumbers),
    words,
  };
}

/**
 * All labels in a plain text, in order. If two labels overlap, only the later one is returned.
 * @param stretches where labels are of interest, in order: searching is what costs most in a text without IDs
 */
export function labelsOf(
  plain: string,
  stretches: readonly Stretch[] = [{ start: 0, end: plain.length }],
): Label[] {
  const text = withRightLetters(plain.toLowerCase());
  const labels: Label[] = [];
  let from = 0;
  for (const stretch of stretches) {
    from = Math.max(from, stretch.start);
    const end = Math.min(stretch.end, text.length - 1);
    for (let at = THINGS.next(text, from, end); at >= 0; at = THINGS.next(text, from, end)) {
      const before = labels.at(-1);
      const label = labelAt(text, at, before);
      from = label?.end ?? at + 1;
      if (!label) continue;
      if (before && label.start < before.end) labels.pop();
      labels.push(label);
    }
  }
  return labels;
}

/** The text around tokens in which labels for them may be: a label and what it belongs to are less than this apart. */
export function stretchesAround(tokens: readonly Stretch[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const token of tokens) {
    const start = Math.max(0, token.start - LOOKBACK);
    const end = token.end + LOOKAHEAD;
    const last = stretches.at(-1);
    if (last && start <= last.end) stretches[stretches.length - 1] = { start: last.start, end };
    else stretches.push({ start, end });
  }
  return stretches;
}
