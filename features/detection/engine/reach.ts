import { fitsOf } from './carriers/carriers.ts';
import { isCarrierName } from './carriers/names.ts';
import { isInSignature, isReply, linesOfAnswer } from './conversation.ts';
import { isForeign, isOtherNumber } from './exclusions.ts';
import { announces, isHeading, isIntroduced, isItsKey, isOtherKey, isTaken, TRACKS } from './label-lines.ts';
import type { Label } from './labels.ts';
import { textBefore } from './normalise.ts';
import { isNumberOfThing, isOnly } from './number-of-thing.ts';
import type { Token } from './tokens.ts';
import { WORDS } from './vocabulary/tables.computed.ts';

// Expressions with words are for texts in lower case: ignoring the case takes longer to compile.

const FAR = 40;
const OTHER_FAR = 25;
/** The same if a verb is directly before the number: "the serial number of the phone that we sent was". */
const VERB_FAR = 60;
const OPENERS = '(?:[^\\w,;!?\\ue000]{0,12}|[ ._]{12,38})';

/** What a label or a page does, in plain text: "the label says 1234…", "auf dem Label steht". */
const SAYS =
  "(?:says?|reads?|shows?|steht|zeigt|dit|indique|(?:il est|c'est) (?:ecrit|marque|indique)|dice|pone|muestra|c'e scritto|riporta|zegt|staat|toont|diz|mostra|jest|as)";

const SAID_BY = new RegExp(`(?<![a-z])${SAYS}(?![a-z])`);
/** Whether a card, a page or a person says a number. @param gap the text before the number */
export const isSaidBy = (gap: string): boolean => SAID_BY.test(gap.toLowerCase());

/** Only punctuation, "1:", "1 -", "is" and the like between label and token. */
const TIGHT = new RegExp(
  `^(?:'s)?(?: ?\\d{1,2}(?: ?(?:/|of|de|von|di|van|z|sur) ?\\d{1,2})?(?= ?[:=)]| [-\u2013] |(?<=\\d\\D{1,5}\\d{1,2}) $))?(?: ${WORDS.siblings}| ${WORDS.of} ${WORDS.carriers})?${OPENERS}(?:(?:${WORDS.verbs}|${SAYS})(?![a-z])(?: l[ae]| the| die| [aeio]l?| het| this(?: one)?| est[ea]| celui-ci| diese| questo| dit)?(?: (?:following|suivant|siguiente|se(?:gu|ui)nte|folgende|volgende))?${OPENERS})?(?:${WORDS.carriers}${OPENERS}(?:(?:n(?:[or\\xb0]|\\.[o\\xb0])?|c|numero|numm?er|number|cislo)\\.?${OPENERS})?)?(?:\\d{1,2}[.)]\\s{1,2})?$`,
);
/** What is between most labels and their numbers, and what `TIGHT` never accepts: it is compiled for other texts only. */
const SURELY_TIGHT = /^[^\w,;!?\ue000]{0,12}(?:is[^\w,;!?\ue000]{1,12})?$/;
const NEVER_TIGHT = /[,;!?\ue000]/;
/** Whether nothing between a label and a number separates them. @param gap the text between them */
export const isTightGap = (gap: string): boolean =>
  SURELY_TIGHT.test(gap) || (!NEVER_TIGHT.test(gap) && TIGHT.test(gap.toLowerCase()));

const ANNOUNCEMENT = new RegExp(`[:=#\u2192]|[-=]>|(?<![a-z])${WORDS.verbs}(?![a-z])`);
/** Whether punctuation or a verb in a text announces a number. */
export const isAnnouncement = (text: string): boolean => ANNOUNCEMENT.test(text.toLowerCase());
/** The count of a parcel among others, behind which short numbers are no parcel's: "label 4 of 7: 88112233". */
const PART_OF = /\d\D{1,5}\d/;
/** The end of a sentence or line; of a line, only if the next one has words, in whatever script. */
const BREAK = /[?|\ue000]|[.!;]\s|\n[^\n]*[a-z\u0370-\ud7ff]|\n[^\n]*\n[^\n]*\n/i;
/** The number of a parcel within a shipment, in a column of its own: "Box 1   1234…". */
const COUNTED = /^ ?\d{1,2} {1,4}$/;
/** Nothing but line ends, as between paragraphs of which each is a line of the page, or "see below" before the line end. */
const PARAGRAPHS = /^ ?:?\s{1,24}$/;
/** The same before the first item of a list, and behind a heading in Markdown. */
const FIRST_ITEM = /^[ :*_]{0,4}\n\s{0,12}(?:(?:[-*+\u2022\u00b7\u2013]|\d{1,2}[.)])\s{1,3})?$/;
const BELOW = /^[^\n\d]{0,36}\n\s{0,4}(?:it'?s |it is |c'est |es (?:el |la )?|das ist )?$/i;
/** A line between two messages of a chat that only says when the first was sent. */
const TIME = /\n\s*\d{1,2}[:.h]\d\d(?: ?[ap]\.?m\.?)?\s*(?=\n)/i;
/** The end of a question that the rest of its line answers, as in forms: "Your tracking number? 1234…". */
const ASKED = /^ ?\? ?[:-]? ?$/;
/** The end of a line, perhaps behind quotation marks, brackets, signs of Markdown or an emoji. */
const LINE_END = /^[^\w\n,;:&/+-]{0,5}\s*(?:\n|$)/;
/** The last word of a line, which may be the carrier: "1234… (DPD)". */
const LAST_WORD = /^,? \(?([a-z]{3,12})\)?[.!]?\s*(?:\n|$)/i;

/** Whether a line ends with a number, or with the name of the carrier behind it. @param behind the text behind the number */
const endsLine = (behind: string): boolean =>
  LINE_END.test(behind) || isCarrierName(LAST_WORD.exec(behind)?.[1] ?? '');

/** A label and its number as two cells of a row. */
const NEXT_CELL = /^["']?[,;]["']?$/;

/** Whether a token, alone in its line, answers the question before it. Short numbers must follow a question. */
function isAnswer(text: string, { end }: Label, gap: string, { start, id }: Token): boolean {
  if (id.length > 11 && (BELOW.test(gap.replace(TIME, '')) || isReply(text, end, start))) return true;
  return (
    id.length > 7 && linesOfAnswer(text, end, start, id.length < 12) >= 0 && !isInSignature(text, end, start)
  );
}

/** Whether a number has the check digit of a carrier. */
const isChecked = (id: string): boolean => fitsOf(id).some(({ proof }) => proof === 'checked');

/** Mobile phones in Britain, France, the Netherlands and Germany. */
const MOBILE = /^(?:0[67]\d{8}|07\d{9}|01[567]\d{8})$/;
/** What else phone numbers look like, which people write behind a question. */
const PHONE = /^(?:1?[2-9]\d{9}|01[567]\d{9})$/;
const WHERE = /(?<![a-z])(?:where'?s?|wo|ou|donde|dove|dov'e|onde|cade|waar|gdzie)(?![a-z])[^.!?\n]*$/i;

/** A day in digits, as behind the name of a paper. */
const DAY = /^[0-3]\d[01]\d20[12]\d$/;
/** Papers that are called by their numbers, which may be shorter. */
const WAYBILL =
  /^(?:[hm]?awb|hbl|cmr|way.?bill|con|pro|(?:fra|vra)chtbr|fra[gk]t(?:br|s)|lett(?:re|era) d[ei] [vt]|carta de p|orden de f|conhecimento de t|listu? prz)/;

/**
 * Whether a number may be that of a thing directly before it, such as "parcel", without a word for "number". Carriers'
 * numbers of a whole consignment have a dash in the middle, as many other numbers have. "Where is my parcel 512…" is a
 * question and a phone number, and so is the number behind the end of a sentence.
 */
function fitsThing(text: string, { start, words }: Label, gap: string, { id, raw }: Token): boolean {
  // "Pro" is also in the names of products.
  if (words === 'pro' && !text.startsWith('PRO', start)) return false;
  if (
    DAY.test(id) ||
    id.length < (WAYBILL.test(words) ? 8 : 10) ||
    /^(?:(?!\d{12}-\d$)\d{4,}-\d+|[A-Z]{2,5}-\d{5,6})$/.test(raw) ||
    (MOBILE.test(id) && !/^\d{3}-\d{8}$/.test(raw))
  )
    return false;
  // Abbreviations, which have a dot as well, end with another letter.
  const isAfterSentence = /^\. /.test(gap) && /[eilosty]$/.test(words);
  const isPhone = PHONE.test(id) && (isAfterSentence || WHERE.test(textBefore(text, start, FAR)));
  return !isPhone || isChecked(id);
}

/**
 * What people say of a parcel before its number: "tracking is not updating. 1234…", "label created 1234…". It ends with a
 * sign, a word for a state or one for "of", because behind other words is the number of what they name. One short word
 * alone, such as "for", is about what has a parcel, such as an order. "Tracking disabled for" is about an account.
 */
const SAYING =
  /^(?! ?(?:[a-z]{1,3}|para|pour|voor|with|avec|from)? ?$|.*(?:(?:dis|en)abled|d(?:e|[ei]s)a[ckt]?tiv|uitgeschakeld|wylacz|(?:is|turned|switched) off))(?:[^\n\d"'{}<>]|'[a-z])*(?:[.!:,(\u2013-]\s{0,3}|\n\s{0,2}|(?:[a-z](?:ed|ing|ee|ad[oa]|at[oa])(?: (?:is|was))?|(?:chang|updat|correct)ed (?:to|from)|given(?: (?:is|was))?|lost|stuck|livre|perdu|stellt|druckt|way|weg|wegs|klaar|delivery|route|camino|viaggio|drodze|(?<= )(?:on|for|of|fur|zu|pour|para|per|voor|dla)| (?:for|pour|del?|du|para|fur|voor|per) (?:[a-z]{1,12} ){1,3}(?:is|was|est|es|ist|e)) #?)$/i;
/** A clause that says whose it is, or where it is from: "the tracking you gave me 1234…", "el tracking que me dieron". */
const CLAUSE =
  /^,? (?:(?:that|which|you|i|they|he|she|we|que|che|die|den|dat|ktor[a-z]+)(?![a-z'])|qu'|ch')(?: ?[a-z']+){1,6}(?<! to| for) (?:: )?$/i;
/** "For" alone behind a label: a short number is an order's or a customer's. */
const ONLY_FOR = /^ ?(?:for|pour|para|fur|per|voor|dla) $/i;
/** "No updates of the" before the label, so that "for" is about the parcel. */
const UPDATES = /(?:updat|actuali|aktuali|mise a jour|aggiorn|atuali)[a-z]* (?:[a-z]{2,3} )?(?:the )?$/;

/**
 * Whether people say something of a parcel before its number, or the subject of a mail does, which ends with the number:
 * "Your parcel is on its way XY…", "Package delivered 1234…". Phones are shorter, and have no check digit; messages of
 * programs have deliveries, too.
 */
const isSaidOf = ({ text, label: { start, words }, gap, token: { id, raw }, isLine }: Pair): boolean =>
  // "Track" is what to do.
  words !== 'track' &&
  (TRACKS.test(words) ||
    (isLine &&
      SAID_IN_LINE.test(gap) &&
      !/^deliv/.test(words) &&
      (/^[A-Z]{1,5}\d{8,}[A-Z]*$|^\d{14,}$/.test(raw) || isChecked(id)))) &&
  (SAYING.test(gap) || CLAUSE.test(gap) || UPDATES.test(textBefore(text, start, FAR).toLowerCase()));

/** The start of a closing tag of XML: what follows it is not in the element. */
const CLOSING = /<\/[\w:.-]*$/;

/** Whether a label is the name of an element of XML that ends before the gap. */
const isClosed = (text: string, { start }: Label, gap: string): boolean =>
  gap.startsWith('>') && CLOSING.test(textBefore(text, start, FAR));

/** What is said in a line before the number at its end: "Parcel XY…", "package delivered XY…", "Guía prepagada: XY…". */
const SAID_IN_LINE =
  /^(?:[a-z' ]+#?| (?:[a-z]+ )?[a-z]*(?:ed|lost|sent|stuck|[ai]d[oa]|[aiu]t[oa]|unt[oa]|ee|perdu|recu|oren|ert|digt) ?: )$/i;

/** A token and the label before it. */
interface Pair {
  readonly text: string;
  readonly label: Label;
  readonly token: Token;
  /** The text between them, at most a little longer than `FAR`. */
  readonly gap: string;
  /** Whether nothing in the gap separates them. */
  readonly isTight: boolean;
  /** Whether the line ends behind the token. */
  readonly isLine: boolean;
  /** The same, and the label names a number. */
  readonly isAlone: boolean;
}

const isBetweenCommas = ({ text, gap, token }: Pair): boolean =>
  gap === ', ' && text.charAt(token.end) === ',';

/** What only says how a text looks, in the source of a page or in Markdown, and the next cell of a row. */
const LOOKS = /<\/?(?:b|i|u|em|strong|span|code)>|<\/td>\s*<td>|^_(?=:)/g;
const MAY_LOOK = /[<_]/;

/** Whether the label before a token refers to the token. @param between the text between them */
export function reaches(text: string, label: Label, between: string, token: Token): boolean {
  const gap = MAY_LOOK.test(between) ? between.replace(LOOKS, '') : between;
  if (token.joined && gap.length > 2) return false;
  if (isOtherKey(gap) || gap === '*' || isClosed(text, label, gap)) return false;
  if (isItsKey(gap)) return true;
  const isTight = isTightGap(gap) && !/\n\s*\n\s*\n/.test(gap);
  if (token.isLoose && !(isTight && (label.full || label.kind === 'other' || token.id.length > 11)))
    return false;
  if (NEXT_CELL.test(gap)) return true;
  const isLine = endsLine(text.slice(token.end, token.end + FAR));
  const isAlone = label.full && isLine;
  if (isAlone && ASKED.test(gap) && !isOtherNumber(token.id)) return true;
  const pair = { text, label, token, gap, isTight, isLine, isAlone };
  if (label.kind === 'other') return isOfOther(pair);
  if (isOnly(text, label, gap)) return false;
  return isTight ? isOfParcelBefore(pair) : isOfParcel(pair);
}

/** Who says a number, which is then not their own: "customer says 1234…". */
const PERSON = /^(?:customer|client|kund|klant|klient|user|member|driver)/;

/** Whether a number is the order's, or of what else the label names. */
function isOfOther(pair: Pair): boolean {
  const { text, label, token, gap, isTight, isAlone } = pair;
  if (isAlone && gap.includes('?') && linesOfAnswer(text, label.end, token.start, true) === 0) return true;
  if (isBetweenCommas(pair)) return true;
  if (label.full && isTaken(gap)) return false;
  if ((PARAGRAPHS.test(gap) || FIRST_ITEM.test(gap)) && isHeading(text, label)) return true;
  if (isTight && !label.full && PERSON.test(label.words) && isSaidBy(gap)) return false;
  if (isTight) return label.full || !/\n|\w{5}[.!?] /.test(label.words + gap);
  const whole = text.slice(label.end, token.start);
  return (
    label.full &&
    // In Polish and Czech, it means "after": "po dwóch dniach XY…".
    label.words !== 'po' &&
    whole.length <= (isAnnouncement(whole.slice(-5)) ? VERB_FAR : OTHER_FAR) &&
    !BREAK.test(whole)
  );
}

/** Whether a number is the parcel's that is named directly before it. */
function isOfParcelBefore({ text, label, token, gap, isLine }: Pair): boolean {
  // Behind the subject of a ticket, "#1234…" begins the next one.
  if (label.full || (!isLine && gap.endsWith('\n#'))) return label.full;
  // A freight carrier's number is a "PRO"; a plumber's is a phone.
  if (label.words === 'pro' && text.charAt(label.start) === 'p' && PHONE.test(token.id)) return false;
  const fits = fitsThing(text, label, gap, token);
  // Pages and parcels say many things.
  if (isSaidBy(gap)) return token.id.length > 10 && fits;
  return fits || (isAnnouncement(gap) && !PART_OF.test(gap));
}

/** Whether a number is the parcel's, with more between the two: the rest of a question, other lines, what is said of it. */
function isOfParcel(pair: Pair): boolean {
  const { text, label, token, gap, isLine, isAlone } = pair;
  const { id } = token;
  if (announces(label, gap, token) || isNumberOfThing(label, gap, token)) return true;
  const isOther = isOtherNumber(id);
  if (id.length > 10) {
    if (isBetweenCommas(pair)) return !isOther;
    if (!isOther && isIntroduced(text.slice(label.end, token.start))) return true;
  }
  if (COUNTED.test(gap)) return id.length >= 12;
  if (isLine && PARAGRAPHS.test(gap) && (isAlone || (id.length > 9 && isHeading(text, label)))) return true;
  if (isOther) return false;
  const isAsked = isAlone || (isLine && id.length > 9 && /^[a-z ]{0,10} ?\?/i.test(gap));
  if (isAsked && isAnswer(text, label, gap, token)) return true;
  if (gap.length > FAR || /\d\s$/.test(gap) || isForeign(id)) return false;
  if (id.length < 12) return label.full && !BREAK.test(gap) && !(ONLY_FOR.test(gap) && /^\d/.test(id));
  const said = gap.replace(isLine ? /[.!]?\s{1,3}$/ : /[.!] $/, '');
  return (label.full || isSaidOf(pair)) && !BREAK.test(said);
}
