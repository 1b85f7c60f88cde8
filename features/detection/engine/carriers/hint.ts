import { isNeverId, isOtherNumber } from '../exclusions.ts';
import { isIntroduced } from '../label-lines.ts';
import { isOtherWord } from '../labels.ts';
import { textBefore } from '../normalise.ts';
import type { Token } from '../tokens.ts';
import type { WordHit } from '../vocabulary/word-index.ts';
import { CARRIERS, fitsOf } from './carriers.ts';
import { mod7 } from './check-digits.ts';
import type { Fit } from './fits.ts';
import { CARRIERS_LIST, DIGITS_LIST, FORMLESS_LIST, nameAt, nextName } from './names.ts';

/** The carrier that a number may belong to, and the confidence that it is a tracking number; 0 is not evidence. */
export interface CarrierHint {
  /** Several carriers are joined by a slash; '' without a carrier. */
  readonly carrier: string;
  readonly confidence: number;
}

const NONE: CarrierHint = { carrier: '', confidence: 0 };

/** Maximum distance of a carrier's name: before a number with a check digit, before other numbers, and after. */
const NEAR = 60;
const BESIDE = 20;
const AFTER = 30;
/** The end of a sentence or line. The dot in "No. 123" does not end a sentence. */
const BREAK = /(?<!\bn[or]?)[.!?;]\s|\n/i;

/** A word before a carrier's name: "invoice from FedEx" is about the invoice. */
const OF_OTHER = /([a-z]+) (?:from|of|de|von) $/;

/** A name in a text, and the offset at which it begins. */
type NameHit = WordHit & { readonly start: number };

/** The first name of a carrier in a text from an offset on, as a whole word. @param text in lower case */
function findName(text: string, accepts: (hit: WordHit) => boolean, from = 0): NameHit | undefined {
  for (let start = nextName(text, from); start >= 0; start = nextName(text, start + 1)) {
    const hit = nameAt(text, start, accepts);
    if (hit) return { ...hit, start };
  }
  return undefined;
}

/** At most three words between a name and a number. */
const FEW_WORDS =
  /(?:\.|[^a-z.!?]{0,3}(?:(?:[a-z]{1,14}|n[ro]?\.|[a-z]\.[a-z]\.|n\.[o\xb0]|c\.|ref\.)(?:[^a-z.!?]{1,3}|$)){0,3})$/y;
/** The text between a number and a name directly after it: "(Aramex)", "via Aramex". */
const BEFORE_NAME = /^ ?(?:[-(\u2013]|,? (?:via|with|by|avec|par|con|por|mit|met|przez) )/;
/** The same after a long number, which is what the sentence is about: ", that's the Aramex one". */
const WORDS_BEFORE_NAME = [1, 2, 3].map((count) => new RegExp(`^[ ,]{1,2}(?:[a-z']{1,8} ){${count}}`));

/** The last name of a carrier in a text. */
function lastName(text: string, accepts: (hit: WordHit) => boolean): NameHit | undefined {
  let last: NameHit | undefined;
  for (let hit = findName(text, accepts); hit; hit = findName(text, accepts, hit.start + 1)) last = hit;
  return last;
}

/** The time and the name at the start of two lines of a chat. */
const SAME_SPEAKER = /(?:^|\n)[^\n]{0,24}?([a-z][^:\n\d]{0,24}:) ?[^\n]{0,24}\n[^\n]{0,24}?\1$/i;
/** Whether a text ends with two lines of one person in a chat: one with a few words, and the beginning of the next. */
const isNextOfSpeaker = (ahead: string): boolean => ahead.endsWith(':') && SAME_SPEAKER.test(ahead);

const NUMBER = 'number|nummer|numer[oi]?|num|nro|nr|n[o\\xb0]|no|code|codigo|codice|kod';
/** A line that only announces a number: the line above names what has it. */
const BARE_NUMBER = new RegExp(`\\n[^\\w\\n]{0,4}(?:${NUMBER}|id)[^\\w\\n]{0,24}$`, 'i');
/** "With the number" before a number, which then may be further from the name. */
const NUMBERED = new RegExp(`(?<![a-z])(?:${NUMBER})\\W{0,3}$`);

/**
 * The part of the line or sentence of a number that is before it. A number that has a line to itself belongs to the line
 * before, and one behind "The number is" to the sentence before.
 */
function clauseBefore(text: string, { start, end, id }: Token): string {
  const ahead = textBefore(text, start, NEAR).trimEnd();
  // Phone numbers are introduced so, too.
  if (id.length > 10 && isIntroduced(`${ahead} `)) return ahead;
  if (!/^[ \t]*(?:\n|$)/.test(text.slice(end, end + 9))) return ahead.split(BREAK).at(-1) ?? '';
  if (isNextOfSpeaker(ahead)) return `${ahead.split('\n').at(-2)} `;
  if (BARE_NUMBER.test(ahead)) return ahead.split('\n').slice(-3).join(' ');
  const isAlone = /(?:^|\n)[^a-z\d]*$/i.test(textBefore(text, start, 9));
  return (isAlone ? ahead.slice(ahead.lastIndexOf('\n') + 1) : ahead.split(BREAK).at(-1)) ?? '';
}

const isNearName = (text: string, { start, end }: Pick<Token, 'start' | 'end'>): boolean =>
  findName(text.slice(Math.max(0, start - NEAR), end + AFTER).toLowerCase(), () => true) !== undefined;

/** Whether the name of a carrier is directly before a number: "DHL (12 3456 7891)". */
const isDirectlyAfterName = (text: string, { start }: Token): boolean => {
  const ahead = textBefore(text, start, BESIDE).toLowerCase();
  return findName(ahead, ({ end }) => /^(?: pro| express)?[ :(]{1,3}$/.test(ahead.slice(end))) !== undefined;
};

/** The carrier whose name is nearest to a number, in the same line or sentence. */
function nearest(fits: readonly Fit[], text: string, token: Token): Fit | undefined {
  const before = clauseBefore(text, token).toLowerCase();
  const after = (text.slice(token.end, token.end + AFTER).split(BREAK, 1)[0] ?? '').toLowerCase();
  const isNumbered = NUMBERED.test(before);
  const distanceTo = ({ carrier, proof }: Fit): number => {
    const list = CARRIERS_LIST + CARRIERS.indexOf(carrier);
    const isName = (hit: WordHit): boolean => hit.list === list;
    const last = lastName(before, isName);
    if (last && isOtherWord(OF_OTHER.exec(before.slice(0, last.start))?.[1] ?? '')) return NEAR;
    const distance = last ? before.length - last.end : (findName(after, isName)?.start ?? NEAR);
    return proof !== 'checked' && distance > (isNumbered ? NEAR : BESIDE) ? NEAR : distance;
  };
  return fits
    .map((fit) => ({ fit, distance: distanceTo(fit) }))
    .filter(({ distance }) => distance < NEAR)
    .sort((a, b) => a.distance - b.distance)[0]?.fit;
}

/** The carriers that a number alone suggests. In short numbers, check digits prove little: for DHL, 1 in 7 passes. */
function likely(id: string, fits: readonly Fit[]): readonly Fit[] {
  const checked = fits.filter(({ proof }) => proof === 'checked' && id.length > 11);
  const sure = fits.filter(({ proof }) => proof === 'sure');
  if (checked.length > 0 || sure.length > 0) return checked.length > 0 ? checked : sure;
  return fits.filter(({ proof }) => proof === 'own');
}

/** Digits, or letters and digits in one piece. */
const FORMLESS_ID = /^(?:\d{8,24}|(?=\d*[A-Z])(?=(?:[A-Z]*\d){7})[A-Z\d]{9,30})$/;

/** The name of a carrier without a form of its own, and at most three words, at the end of a text. */
const nameAhead = (text: string): WordHit | undefined =>
  findName(text, ({ list, end }) => {
    FEW_WORDS.lastIndex = end;
    return list <= DIGITS_LIST && FEW_WORDS.test(text);
  });

/** The same directly after a number. */
function isNameBehind(text: string, isLong: boolean): boolean {
  const isFormless = ({ list }: WordHit): boolean => list === FORMLESS_LIST;
  const { length } = BEFORE_NAME.exec(text)?.[0] ?? '';
  const at = length + (/^[^a-z\d.!?]{0,2}/.exec(text.slice(length))?.[0].length ?? 0);
  if (length > 0 && nameAt(text, at, isFormless)) return true;
  return (
    isLong &&
    WORDS_BEFORE_NAME.some((words) => {
      const behind = words.exec(text)?.[0].length;
      return behind !== undefined && nameAt(text, behind, isFormless) !== undefined;
    })
  );
}

/** What a telephone is called, which is not the carrier Toll. */
const TOLL_FREE = /\btoll[ -]?free\b/i;

/** Telephone numbers of carriers in Britain, Spain and Australia, and of people who are called as a carrier is. */
const CARRIER_PHONE = /^(?:0\d{10}|90[0-2]\d{6}|1300\d{6})$/;

/** How a mail addresses its reader, who has no number there: "Dear customer, ". */
const ADDRESSED = /(?<![a-z])(?:customer|client|kund|klant|klient)[a-z]{0,3}, /gi;

/** Whether a code is directly beside the name of a carrier whose numbers have no form of their own. */
function isBesideFormlessName(text: string, token: Token): boolean {
  const { end, raw, id, joined } = token;
  if (
    joined ||
    (token.isLoose && id.length < (/^[01]/.test(id) ? 12 : 10)) ||
    !FORMLESS_ID.test(id) ||
    /[a-z]/.test(raw) ||
    CARRIER_PHONE.test(id) ||
    isOtherNumber(id)
  )
    return false;
  if (/^\d\d?-/.test(raw) || (/[A-Z]/.test(id) && raw !== id)) return false;
  const before = clauseBefore(text, token);
  const ahead = nameAhead(before.toLowerCase());
  const isNamed = ahead
    ? ahead.list === FORMLESS_LIST || /[A-Z]/.test(id)
    : isNameBehind(text.slice(end, end + AFTER).toLowerCase(), id.length > 10);
  return (
    isNamed &&
    !TOLL_FREE.test(before) &&
    !before
      .replace(ADDRESSED, '')
      .split(/[^A-Za-z]+/)
      .some(
        (word) => isOtherWord(word) && !/^(?:item|article|ref|reference|referenc\w+|referenz)$/i.test(word),
      )
  );
}

/** Digits alone that nothing but a parcel has, if their check digit is right: USPS, FedEx Ground, SSCC. */
const TELLING = /^(?:9[1-6]\d{20}|00\d{18}|99\d{16}|\d{24,34})$/;
/**
 * An air waybill as airlines write it, with a check digit. Area codes are written like it, but begin with a zero or are
 * behind the code of a country in brackets.
 */
const AIR_WAYBILL = /^[1-9]\d\d-\d{8}$/;
const isAirWaybill = (text: string, { raw, start }: Token): boolean =>
  AIR_WAYBILL.test(raw) && mod7(raw.slice(4)) && !/\) ?$/.test(textBefore(text, start, 2));

/** Numbers that may be written with dashes: UPS, S10 and long ones. */
const DASHED = /^(?:1Z|[A-Z]{2}\d{9}[A-Z]{2}$|\d{22,}$)/;

/**
 * Rates a token by the formats of carriers. Digits alone are evidence only with the carrier's name nearby. Letters and
 * digits with a correct check digit, or in a form that only one carrier has, are evidence without a name.
 */
export function hintFor(text: string, token: Token): CarrierHint {
  const { id, raw } = token;
  const hasLetters = /[A-Z]/.test(id);
  const needsName = !hasLetters && id.length < 18;
  // Most numbers have no name near them, which needs no search for the end of the sentence.
  if (needsName && !isNearName(text, token))
    return isAirWaybill(text, token) ? { carrier: 'Air waybill', confidence: 0.4 } : NONE;
  const fits = fitsOf(id);
  if (isNeverId(raw)) return NONE;
  const isNear = needsName || isNearName(text, token);
  const confidenceBeside = (): number => (isNear && isBesideFormlessName(text, token) ? 0.4 : 0);
  const named = isNear ? nearest(fits, text, token) : undefined;
  // The number of another carrier may fit by chance: check digits of few digits prove little.
  const own = named ? [named] : needsName ? [] : likely(id, fits);
  const isChecked = own[0]?.proof === 'checked';
  const isSure = isChecked || own[0]?.proof === 'sure';
  // Phone numbers, which are grouped in the same way, begin with these.
  const isGrouped = named?.proof === 'vague' && /^[2-9]\d{10}/.test(id);
  const isLongNamed = named !== undefined && /^[1-9]\d{12}/.test(id);
  const isClear = (): boolean =>
    isGrouped ||
    isLongNamed ||
    (isSure && hasLetters) ||
    (isChecked && (id.length > 11 || isDirectlyAfterName(text, token)));
  if (token.isLoose && !isClear()) return { carrier: '', confidence: confidenceBeside() };
  const isOther = isOtherNumber(id) && !(isChecked && (id.length > 13 || isDirectlyAfterName(text, token)));
  const isTelling = isSure && (hasLetters || TELLING.test(id)) && (!raw.includes('-') || DASHED.test(id));
  const carrier = own.map((fit) => fit.carrier.name).join(' / ');
  if (named ? !isOther : isTelling) return { carrier, confidence: isChecked ? 0.6 : 0.5 };
  return { carrier, confidence: named ? 0 : confidenceBeside() };
}
