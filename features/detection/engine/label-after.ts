import { isCarrierName } from './carriers/names.ts';
import { isOtherNumber } from './exclusions.ts';
import { TRACKS } from './label-lines.ts';
import { isOtherWord, kindOf, type Label, type LabelKind } from './labels.ts';
import { textBefore } from './normalise.ts';
import type { Token } from './tokens.ts';
import { WORDS } from './vocabulary/tables.computed.ts';

/** A label behind a number is at most this far from it. */
const MAX_GAP = 40;

const ANNOUNCED = new RegExp(`^ ?(?:[:=#]|${WORDS.verbs}) ?\\d`);
/** "That's", "which is", "c'est", "das ist" after a number. */
const THAT_IS = "(?:(?:that|this|it|which|das|dies|dat|dit|eso|esto|c)(?:'?s| is| ist| es|'est))";
/** The text between a token, written as \x01, and the label after it: "is my", "(". Or around it: "is 123 the". */
const POSTFIX = new RegExp(
  `(?:\x01[^\\w,;:/|(=\n]{0,4},?\\s?(?:(?:${WORDS.verbs}|${WORDS.as}|${THAT_IS})\\s|(?:[(=\u2190]|<[-=]{0,2})\\s?)|(?<![a-z])${WORDS.verbs} \x01 (?!${WORDS.conjunctions}\\s)[a-z'])(?:[a-z']{1,9}\\s){0,3}(?:l')?$`,
);
/** Between a number and its label, without a verb: "1234… my tracking number". */
const POSSESSIVE =
  /^ (?:the|my|our|your|mein|meine|die|deine|mon|le|votre|mi|el|su|il|il mio|de|mijn|o meu|o|moj) $/i;
/** Before a number whose label follows directly: "follow it with the 1234… tracking code". */
const DETERMINER = /(?<![a-z])(?:the|my|your|this|with|using) $/i;
/** At most four words: what `POSTFIX` allows between a token and the label after it. */
const FEW_WORDS = /^\W{0,8}(?:[a-z']{1,12}\s?){0,5}$/i;
/** Prepositions that make the label another thing than the number: "1Z… is for order 123", "refused by the customer". */
const RELATION =
  /(?<![a-z])(?:for|by|to|with|on|in|from|per|pour|par|avec|sur|dans|por|para|con|en|fur|von|vom|beim?|mit|im|auf|zum?r?|voor|door|met|aan|op|dal?|al|dla|przez|do|z)(?![a-z])/i;

/** "To" means "is" in Polish. In English, it is before what a phone is for: "contact 1234… to arrange a delivery". */
const PURPOSE = /^,? to (?:(?:re)?(?:arrange|book|schedule|collect)|the|your|our) /i;
/** The same before any verb, behind a number in groups as those of phones are: "ring 0161 496 0000 to track it". */
const isPurpose = (gap: string, { isLoose, id }: Token): boolean =>
  PURPOSE.test(gap) || (isLoose === true && id.length < 12 && /^,? to /i.test(gap));
/** Words that make it a phone number, although a label follows: "call this number 44… to track". */
const CALL =
  /(?<![a-z])(?:call|ring|dial|phone|appelez|composez|llam[ae]|rufen|chiam[aei]|ligue|bel)(?: (?!and|et |und|with|re )[a-z]{2,4}){0,3} (?:[a-z]{4,7} )?$/i;

/** Between a number and a label that fill a line, or an item of a list: "1234…: tracking number", "1234… (order no.), …". */
const COLON = /^ ?(?:[:=(]|[-\u2013\u2014] |(\u2190|<-)) ?$/;
const LINE_START = /(?:^|\n|[,;] )[^\w\n]{0,6}$/;
const LINE_END = /^[ .)]{0,3}(?:[\n,;]|$)/;
/** Behind a label that ends its line: line ends, and the next line if that has a number. */
const CAPTION_END = /^ ?(?:$|(\n+)(?!\n)(.*\d{4})?)/;
/** Between a number and its label in a second clause without a verb: "1234… is the order, 5678… the tracking no.". */
const ARTICLE = /^ (?:[a-z']{1,5} ){0,3}(?:l')?$/;
const NEXT = new RegExp(`^,?(?: (?:${WORDS.conjunctions}|a))? $`);

/** Between a number and its use: "this number 1234… to track the parcel", "zur Sendungsverfolgung". */
const USE =
  /^(?:,? (?:can|may|should|must|will) be used|,? is used)? (?:to|for|para|pour|per|zu[rm]?|om|te|voor|do)(?: [a-z']{1,9}){0,3} $/i;
const FOR = /^,? (?:to|for|para|pour|per|zu[rm]?|om|te|voor) /i;
const NUMBER_BEFORE = /(?:num(?:b?er|ero)|nummer|cod(?:e|igo|ice)|kod),? $/i;

/** "1234… is not a tracking number". */
const IS_NOT = new RegExp(` ${WORDS.negations}(?: [a-z']{1,6}){0,2} $`);
/** Behind a label in the next line that asks for, or announces, another number. */
const ASKING = /^ ?[?:]/;

/** Between a number and the page where a person entered it: "I entered 1234… on your tracking page". */
const ON =
  /^,?(?: [a-z']{1,9}){0,4} (?:on|in|into|at|sur|dans|en|su|nel|op|auf|na|no|em)(?:la|lo)? (?:(?:the|your|their|a|l[ae]|el|il|votre|het|de|die|dein\w*|der) )?((?:page|pagina|site|sitio|sito|portal) d[aeio] )?$/i;
const PAGE = /^ ?(?:web)?(?:page|pagina|seite|site|website|app|tool|portal)(?![a-z])/i;
/** What a person does with a number on such a page. */
const TRY =
  /(?<![a-z])(?:typ(?:ed|e)|enter(?:ed)?|put|tape|saisi|entre|puse|ingres[eo]|introduje|inserito|digitei|coloquei|gebe|wpisalem) (?:(?:the|le|el|il|die|o) )?$/i;

/**
 * Whether a label is the caption of the value above it, which begins a paragraph. In elements of their own, values and
 * captions have fewer line ends between them than before and behind each pair.
 */
function isCaption(text: string, { start: from, end: to }: Token, { start, end }: Label): boolean {
  const gap = text.slice(to, start);
  if (!/^\n{1,4}$/.test(gap)) return false;
  const ahead = /(?:^|[^\n])(\n*)$/.exec(textBefore(text, from, 8))?.[1] ?? '';
  if (from > ahead.length && ahead.length <= gap.length) return false;
  const behind = CAPTION_END.exec(text.slice(end, end + MAX_GAP));
  const [, lines = '', number] = behind ?? [];
  return behind !== null && (number === undefined || (gap.length > 1 && lines.length > gap.length));
}

/** "1234… is the number on the GLS card", "ist die Nummer auf der Rechnung": what a number was read from. */
const READ_FROM = new RegExp(
  `^,? ${WORDS.verbs} (?:[a-z]{1,3} )?(?:number|nummer|numero|numer|code|codigo|codice) (?:on|from|off|of|auf|vo[nm]|sur|en|de|del|sul|sulla|della|op|van|na|no|da|do|z)(?: (?:the|my|our|your|their|de[rmn]|die|la|le|el|il|het|de))? ([a-z]{2,20})(?:[ -]([a-z]{2,20}))?(?: ([a-z]{2,20}))? ?(?:$|[.,;!\n])`,
);
/** Longer than any text between a number and what it was read from. */
const MAX_READ_FROM = 90;

/** The kind of a number after which the text says where it is printed: on a carrier's card, or on an invoice. */
export function kindByReadFrom(text: string, { id, end }: Token): LabelKind {
  const behind = text.slice(end, end + MAX_READ_FROM);
  // Most texts: the large expression is compiled for others only.
  if (!/ (?:num|cod)/i.test(behind)) return undefined;
  const [found, ...words] = READ_FROM.exec(behind.toLowerCase()) ?? [];
  if (found === undefined) return undefined;
  const things = words.filter((word) => word !== undefined);
  // A carrier's card says that it was there.
  if (things.some((thing) => isOtherWord(thing) && !/^[ck]ar[dt]/.test(thing))) return 'other';
  return id.length > 9 && !isOtherNumber(id) && things.some(isCarrierName) ? 'tracking' : undefined;
}

/** Whether a person entered a number on a tracking page. @param gap the text between the number and the label */
function isTried(text: string, { start }: Token, { words, end }: Label, gap: string): boolean {
  const on = ON.exec(gap);
  if (!on) return false;
  return (
    on[1] !== undefined ||
    PAGE.test(text.slice(end, end + 12)) ||
    (TRACKS.test(words) && !/^(?:label|et)/.test(words) && TRY.test(textBefore(text, start, 20)))
  );
}

/** The kind of a token by the label behind it: "1234… is my tracking number". */
export function kindFromLabelAfter(text: string, token: Token, label: Label | undefined): LabelKind {
  if (!label || label.start - token.end > MAX_GAP) return undefined;
  const gap = text.slice(token.end, label.start);
  if (label.full && isCaption(text, token, label)) return kindOf(label);
  if (!FEW_WORDS.test(gap)) return undefined;
  if (label.kind === 'tracking' && isTried(text, token, label, gap))
    return token.id.length > 10 && !isOtherNumber(token.id) ? 'tracking' : undefined;
  if (label.kind === 'tracking' && FOR.test(gap) && CALL.test(textBefore(text, token.start, MAX_GAP)))
    return undefined;
  const behind = text.slice(label.end, label.end + 12);
  const ahead = textBefore(text, token.start, 9);
  const isOwn = POSSESSIVE.test(gap) || (gap === ' ' && DETERMINER.test(ahead));
  if (label.full && isOwn && !/^[^,.;\n]{0,10}\d/.test(behind)) return kindOf(label);
  if (
    TRACKS.test(label.words) &&
    USE.test(gap) &&
    NUMBER_BEFORE.test(ahead) &&
    token.id.length > (/ used /.test(gap) ? 9 : 11)
  )
    return isOtherNumber(token.id) ? undefined : kindOf(label);
  if (!POSTFIX.test(`${ahead}\x01${gap}`.toLowerCase()) || isPurpose(gap, token)) return undefined;
  if (/[(]/.test(gap) && !/^\s*\)/.test(behind)) return undefined;
  if (IS_NOT.test(gap.toLowerCase()) || (gap.includes('\n') && ASKING.test(behind))) return undefined;
  // "The code is 1234 for your parcel."
  if (!label.full && token.id.length < 10 && RELATION.test(gap) && label.kind === 'tracking')
    return undefined;
  // The label announces the next number: "… is 1Z…, again PO is 786".
  const isOfNext = label.kind === 'other' && (RELATION.test(gap) || ANNOUNCED.test(behind.toLowerCase()));
  return isOfNext ? undefined : kindOf(label);
}

/** Whether a label names the token before it because the two fill a line: "1234…: tracking number". */
export function isLabelOfLine(text: string, token: Token, label: Label): boolean {
  const sign = COLON.exec(text.slice(token.end, label.start));
  return (
    sign !== null &&
    // An arrow ("1234… <- parcel") is as clear as a word for "number".
    (label.full || sign[1] !== undefined) &&
    LINE_START.test(textBefore(text, token.start, 8)) &&
    LINE_END.test(text.slice(label.end, label.end + 4))
  );
}

/** Between a number in brackets and the value of its key: "(1234…): null". */
const VALUE = /^\)["']? ?[:=] ?["']?$/;
/** How programs write a missing value. */
const NO_VALUE = /^(?:null|none|nil|undefined|n\/a|empty)$/;

/** Whether a program printed that the owner of a token has no such number: "tracking number (1234…): null". */
export const isWithoutValue = (text: string, { end }: Token, { words, start }: Label): boolean =>
  NO_VALUE.test(words) && VALUE.test(text.slice(end, start));

/**
 * Whether a label names the token before it in the way that the last label named the last token: "1234… is the order number
 * and 5678… the tracking number".
 */
export const isLabelLikeLast = (text: string, last: Label, token: Token, label: Label): boolean =>
  NEXT.test(text.slice(last.end, token.start).toLowerCase()) &&
  ARTICLE.test(text.slice(token.end, label.start).toLowerCase());
