import { hasCheckDigit } from './carriers/carriers.ts';
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

/** The longest text between a label and its number, for parcels and for other things. */
const MAX_GAP = 40;
const MAX_OTHER_GAP = 25;
/** The same if a verb is directly before the number: "the serial number of the phone that we sent was". */
const MAX_VERB_GAP = 60;
const OPENERS = '(?:[^\\w,;!?\\ue000]{0,12}|[ ._]{12,38})';

/** Verbs of labels and pages, in plain text: "the label says 1234…", "auf dem Label steht". */
const SAYS =
  "(?:says?|reads?|shows?|steht|zeigt|dit|indique|(?:il est|c'est) (?:ecrit|marque|indique)|dice|pone|muestra|c'e scritto|riporta|zegt|staat|toont|diz|mostra|jest|as)";

const SAID_BY = new RegExp(`(?<![a-z])${SAYS}(?![a-z])`);
/** Whether a card, a page or a person says a number. @param gap the text before the number */
export const isSaidBy = (gap: string): boolean => SAID_BY.test(gap.toLowerCase());

/** Nothing but punctuation, a count ("1:", "1 of 2 -"), a verb or a carrier's name between label and number. */
const TIGHT = new RegExp(
  `^(?:'s)?(?: ?\\d{1,2}(?: ?(?:/|of|de|von|di|van|z|sur) ?\\d{1,2})?(?= ?[:=)]| [-\u2013] |(?<=\\d\\D{1,5}\\d{1,2}) $))?(?: ${WORDS.siblings}| ${WORDS.of} ${WORDS.carriers})?${OPENERS}(?:(?:${WORDS.verbs}|${SAYS})(?![a-z])(?: l[ae]| the| die| [aeio]l?| het| this(?: one)?| est[ea]| celui-ci| diese| questo| dit)?(?: (?:following|suivant|siguiente|se(?:gu|ui)nte|folgende|volgende))?${OPENERS})?(?:${WORDS.carriers}${OPENERS}(?:(?:n(?:[or\\xb0]|\\.[o\\xb0])?|c|numero|numm?er|number|cislo)\\.?${OPENERS})?)?(?:\\d{1,2}[.)]\\s{1,2})?$`,
);
/** The usual gap, and characters that `TIGHT` never accepts. `TIGHT` takes long to compile, so it is for other gaps only. */
const SURELY_TIGHT = /^[^\w,;!?\ue000]{0,12}(?:is[^\w,;!?\ue000]{1,12})?$/;
const NEVER_TIGHT = /[,;!?\ue000]/;
/** Whether nothing between a label and a number separates them. @param gap the text between them */
export const isTightGap = (gap: string): boolean =>
  SURELY_TIGHT.test(gap) || (!NEVER_TIGHT.test(gap) && TIGHT.test(gap.toLowerCase()));

const ANNOUNCEMENT = new RegExp(`[:=#\u2192]|[-=]>|(?<![a-z])${WORDS.verbs}(?![a-z])`);
/** Whether punctuation or a verb in a text announces a number. */
export const isAnnouncement = (text: string): boolean => ANNOUNCEMENT.test(text.toLowerCase());
/** The count of a parcel among others. A short number behind it is not a parcel's: "label 4 of 7: 88112233". */
const PART_OF = /\d\D{1,5}\d/;
/** The end of a sentence, or of a line if the next one has words, in any script. */
const BREAK = /[?|\ue000]|[.!;]\s|\n[^\n]*[a-z\u0370-\ud7ff]|\n[^\n]*\n[^\n]*\n/i;
/** The number of a parcel within a shipment, in a column of its own: "Box 1   1234…". */
const COUNTED = /^ ?\d{1,2} {1,4}$/;
/** Nothing but line ends and a colon, as between two paragraphs. */
const PARAGRAPHS = /^ ?:?\s{1,24}$/;
/** The same before the first item of a list, or behind a heading in Markdown. */
const FIRST_ITEM = /^[ :*_]{0,4}\n\s{0,12}(?:(?:[-*+\u2022\u00b7\u2013]|\d{1,2}[.)])\s{1,3})?$/;
/** The rest of a question, and at most "it's" at the start of the next line. */
const BELOW = /^[^\n\d]{0,36}\n\s{0,4}(?:it'?s |it is |c'est |es (?:el |la )?|das ist )?$/i;
/** A line with only a time, as between two messages of a chat. */
const TIME = /\n\s*\d{1,2}[:.h]\d\d(?: ?[ap]\.?m\.?)?\s*(?=\n)/i;
/** The end of a question that the rest of its line answers, as in forms: "Your tracking number? 1234…". */
const ASKED = /^ ?\? ?[:-]? ?$/;
/** The end of a line, perhaps behind quotation marks, brackets, signs of Markdown or an emoji. */
const LINE_END = /^[^\w\n,;:&/+-]{0,5}\s*(?:\n|$)/;
/** The last word of a line, which may be the carrier's name: "1234… (DPD)". */
const LAST_WORD = /^,? \(?([a-z]{3,12})\)?[.!]?\s*(?:\n|$)/i;

/** Whether a line ends behind a number, or behind the carrier's name after it. @param behind the text behind the number */
const isLineEnd = (behind: string): boolean =>
  LINE_END.test(behind) || isCarrierName(LAST_WORD.exec(behind)?.[1] ?? '');

/** Between two cells of a row. */
const NEXT_CELL = /^["']?[,;]["']?$/;

/** Whether a token, alone in its line, answers the question before it. Short numbers must follow a question. */
function isAnswer(text: string, { end }: Label, gap: string, { start, id }: Token): boolean {
  if (id.length > 11 && (BELOW.test(gap.replace(TIME, '')) || isReply(text, end, start))) return true;
  return (
    id.length > 7 && linesOfAnswer(text, end, start, id.length < 12) >= 0 && !isInSignature(text, end, start)
  );
}

/** Mobile phones in Britain, France, the Netherlands and Germany. */
const MOBILE = /^(?:0[67]\d{8}|07\d{9}|01[567]\d{8})$/;
/** Other phone numbers, as people write them behind a question. */
const OTHER_PHONE = /^(?:1?[2-9]\d{9}|01[567]\d{9})$/;
/** A question for the place of a parcel: "Where is my". */
const WHERE = /(?<![a-z])(?:where'?s?|wo|ou|donde|dove|dov'e|onde|cade|waar|gdzie)(?![a-z])[^.!?\n]*$/i;

/** A day in digits: "waybill 03112026". */
const DAY = /^[0-3]\d[01]\d20[12]\d$/;
/** Papers that share a name with their number, which may be shorter. */
const WAYBILL =
  /^(?:[hm]?awb|hbl|cmr|way.?bill|con|pro|(?:fra|vra)chtbr|fra[gk]t(?:br|s)|lett(?:re|era) d[ei] [vt]|carta de p|orden de f|conhecimento de t|listu? prz)/;

/**
 * Whether a number may be that of a thing directly before it, such as "parcel", without a word for "number". Numbers with a
 * dash in the middle are mostly other ones. A number like a phone's is one behind "Where is my parcel" or a full stop.
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
  const isPhone = OTHER_PHONE.test(id) && (isAfterSentence || WHERE.test(textBefore(text, start, MAX_GAP)));
  return !isPhone || hasCheckDigit(id);
}

/**
 * A remark about a parcel before its number: "tracking is not updating. 1234…", "label created 1234…". It ends with a
 * punctuation mark, a state ("lost") or a preposition; other words name the thing that the number belongs to. A short word
 * alone, as in "tracking for", introduces what is tracked, such as an order. "Tracking disabled for" is about an account.
 */
const REMARK =
  /^(?! ?(?:[a-z]{1,3}|para|pour|voor|with|avec|from)? ?$|.*(?:(?:dis|en)abled|d(?:e|[ei]s)a[ckt]?tiv|uitgeschakeld|wylacz|(?:is|turned|switched) off))(?:[^\n\d"'{}<>]|'[a-z])*(?:[.!:,(\u2013-]\s{0,3}|\n\s{0,2}|(?:[a-z](?:ed|ing|ee|ad[oa]|at[oa])(?: (?:is|was))?|(?:chang|updat|correct)ed (?:to|from)|given(?: (?:is|was))?|lost|stuck|livre|perdu|stellt|druckt|way|weg|wegs|klaar|delivery|route|camino|viaggio|drodze|(?<= )(?:on|for|of|fur|zu|pour|para|per|voor|dla)| (?:for|pour|del?|du|para|fur|voor|per) (?:[a-z]{1,12} ){1,3}(?:is|was|est|es|ist|e)) #?)$/i;
/** A relative clause: "the tracking you gave me 1234…", "el tracking que me dieron". */
const CLAUSE =
  /^,? (?:(?:that|which|you|i|they|he|she|we|que|che|die|den|dat|ktor[a-z]+)(?![a-z'])|qu'|ch')(?: ?[a-z']+){1,6}(?<! to| for) (?:: )?$/i;
/** "For" alone behind a label: a short number is that of an order or customer. */
const ONLY_FOR = /^ ?(?:for|pour|para|fur|per|voor|dla) $/i;
/** "No updates of the" before the label: a number behind "for" is then the parcel's. */
const UPDATES = /(?:updat|actuali|aktuali|mise a jour|aggiorn|atuali)[a-z]* (?:[a-z]{2,3} )?(?:the )?$/;

/**
 * Whether there is a remark about a parcel before its number: "Your parcel is on its way XY…". After the name of a thing,
 * the number must end the line, and not be like a phone's. "Delivery" is left out, because programs have deliveries too.
 */
const hasRemark = ({ text, label: { start, words }, gap, token: { id, raw }, endsLine }: Pair): boolean =>
  // "Track" is a command, not a thing.
  words !== 'track' &&
  (TRACKS.test(words) ||
    (endsLine &&
      REMARK_IN_LINE.test(gap) &&
      !/^deliv/.test(words) &&
      (/^[A-Z]{1,5}\d{8,}[A-Z]*$|^\d{14,}$/.test(raw) || hasCheckDigit(id)))) &&
  (REMARK.test(gap) || CLAUSE.test(gap) || UPDATES.test(textBefore(text, start, MAX_GAP).toLowerCase()));

/** The start of a closing tag in XML. */
const CLOSING = /<\/[\w:.-]*$/;

/** Whether a label is in the closing tag of an XML element, so that the number is outside of the element. */
const isClosed = (text: string, { start }: Label, gap: string): boolean =>
  gap.startsWith('>') && CLOSING.test(textBefore(text, start, MAX_GAP));

/** A remark in a line that ends with the number: "package delivered XY…", "Guía prepagada: XY…". */
const REMARK_IN_LINE =
  /^(?:[a-z' ]+#?| (?:[a-z]+ )?[a-z]*(?:ed|lost|sent|stuck|[ai]d[oa]|[aiu]t[oa]|unt[oa]|ee|perdu|recu|oren|ert|digt) ?: )$/i;

/** A token and the label before it. */
interface Pair {
  readonly text: string;
  readonly label: Label;
  readonly token: Token;
  /** The text between them, at most one character longer than `MAX_GAP`. */
  readonly gap: string;
  /** Whether nothing in the gap separates them. */
  readonly isTight: boolean;
  /** Whether the line ends behind the token. */
  readonly endsLine: boolean;
  /** The same, and the label names a number. */
  readonly isFullInLine: boolean;
}

const isBetweenCommas = ({ text, gap, token }: Pair): boolean =>
  gap === ', ' && text.charAt(token.end) === ',';

/** Formatting between a label and its number, in HTML or Markdown, and the border of two cells. */
const FORMATTING = /<\/?(?:b|i|u|em|strong|span|code)>|<\/td>\s*<td>|^_(?=:)/g;
const MAY_BE_FORMATTED = /[<_]/;

/** Whether the label before a token applies to it. @param between the text between them */
export function reaches(text: string, label: Label, between: string, token: Token): boolean {
  const gap = MAY_BE_FORMATTED.test(between) ? between.replace(FORMATTING, '') : between;
  if (token.joined && gap.length > 2) return false;
  if (isOtherKey(gap) || gap === '*' || isClosed(text, label, gap)) return false;
  if (isItsKey(gap)) return true;
  const isTight = isTightGap(gap) && !/\n\s*\n\s*\n/.test(gap);
  if (token.isLoose && !(isTight && (label.full || label.kind === 'other' || token.id.length > 11)))
    return false;
  if (NEXT_CELL.test(gap)) return true;
  const endsLine = isLineEnd(text.slice(token.end, token.end + MAX_GAP));
  const isFullInLine = label.full && endsLine;
  if (isFullInLine && ASKED.test(gap) && !isOtherNumber(token.id)) return true;
  const pair = { text, label, token, gap, isTight, endsLine, isFullInLine };
  if (label.kind === 'other') return reachesFromOther(pair);
  if (isOnly(text, label, gap)) return false;
  return isTight ? reachesDirectly(pair) : reachesAcross(pair);
}

/** People, who may report a number that is not their own: "customer says 1234…". */
const PERSON = /^(?:customer|client|kund|klant|klient|user|member|driver)/;

/** Whether a number belongs to the order or other thing that the label names. */
function reachesFromOther(pair: Pair): boolean {
  const { text, label, token, gap, isTight, isFullInLine } = pair;
  if (isFullInLine && gap.includes('?') && linesOfAnswer(text, label.end, token.start, true) === 0)
    return true;
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
    whole.length <= (isAnnouncement(whole.slice(-5)) ? MAX_VERB_GAP : MAX_OTHER_GAP) &&
    !BREAK.test(whole)
  );
}

/** Whether a number belongs to the parcel that is named directly before it. */
function reachesDirectly({ text, label, token, gap, endsLine }: Pair): boolean {
  // "#1234…" in the line below the subject of a ticket is the number of the next ticket.
  if (label.full || (!endsLine && gap.endsWith('\n#'))) return label.full;
  // "PRO" is a freight carrier's number. A number behind "pro", such as a plumber, is a phone.
  if (label.words === 'pro' && text.charAt(label.start) === 'p' && OTHER_PHONE.test(token.id)) return false;
  const fits = fitsThing(text, label, gap, token);
  if (isSaidBy(gap)) return token.id.length > 10 && fits;
  return fits || (isAnnouncement(gap) && !PART_OF.test(gap));
}

/** Whether a number belongs to a parcel farther before it, across the rest of a question, lines or a remark. */
function reachesAcross(pair: Pair): boolean {
  const { text, label, token, gap, endsLine, isFullInLine } = pair;
  const { id } = token;
  if (announces(label, gap, token) || isNumberOfThing(label, gap, token)) return true;
  const isOther = isOtherNumber(id);
  if (id.length > 10) {
    if (isBetweenCommas(pair)) return !isOther;
    if (!isOther && isIntroduced(text.slice(label.end, token.start))) return true;
  }
  if (COUNTED.test(gap)) return id.length >= 12;
  if (endsLine && PARAGRAPHS.test(gap) && (isFullInLine || (id.length > 9 && isHeading(text, label))))
    return true;
  if (isOther) return false;
  const isAsked = isFullInLine || (endsLine && id.length > 9 && /^[a-z ]{0,10} ?\?/i.test(gap));
  if (isAsked && isAnswer(text, label, gap, token)) return true;
  if (gap.length > MAX_GAP || /\d\s$/.test(gap) || isForeign(id)) return false;
  if (id.length < 12) return label.full && !BREAK.test(gap) && !(ONLY_FOR.test(gap) && /^\d/.test(id));
  const said = gap.replace(endsLine ? /[.!]?\s{1,3}$/ : /[.!] $/, '');
  return (label.full || hasRemark(pair)) && !BREAK.test(said);
}
