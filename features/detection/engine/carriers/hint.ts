import { isNeverId, isOtherNumber } from '../exclusions.ts';
import { isOtherWord } from '../labels.ts';
import type { Token } from '../tokens.ts';
import { CARRIERS } from './carriers.ts';
import { anyShape, type Fit, fitsOf } from './fits.ts';

/** The carrier that a number may belong to, and the confidence that it is a tracking number; 0 is not evidence. */
export interface CarrierHint {
  /** Several carriers are joined by a slash; '' without a carrier. */
  readonly carrier: string;
  readonly confidence: number;
}

const NONE: CarrierHint = { carrier: '', confidence: 0 };

const ANY_SHAPE = anyShape(CARRIERS);

/** Maximum distance of a carrier's name: before a number with a check digit, before other numbers, and after. */
const NEAR = 60;
const BESIDE = 20;
const AFTER = 30;
/** The end of a sentence or line. The dot in "No. 123" does not end a sentence. */
const BREAK = /(?<!\bn[or]?)[.!?;]\s|\n/i;

/** A word before a carrier's name: "invoice from FedEx" is about the invoice. */
const OF_OTHER = /([a-z]+) (?:from|of|de|von) $/i;

/** The names of all carriers, and of each: after the last in a text, and before the first. */
const namesIn = (words: string): string => `(?<![a-z])(?:${words})(?![a-z])`;
const ANY_NAME = namesIn(CARRIERS.map(({ name, words = name }) => words).join('|'));
/** For text in lower case, because ignoring the case takes three times as long. */
const NAMED = new RegExp(ANY_NAME.toLowerCase());
/** Carriers with numbers of letters and digits in forms that are not known here. */
const UNKNOWN_FORMS = 'chronopost|ems|gls|inpost|mrw|postnord|seur|tnt';
const NAME_AHEAD = new RegExp(
  `${namesIn(UNKNOWN_FORMS)}[^a-z.!?]{0,3}(?:[a-z]{1,8}[^a-z.!?]{1,3}){0,2}$`,
  'i',
);
const nameAround = new Map(
  CARRIERS.map(({ name, words = name }) => [
    name,
    { last: new RegExp(`(.*)${namesIn(words)}(.*)`, 'i'), first: new RegExp(`(.*?)${namesIn(words)}`, 'i') },
  ]),
);

/** The part of the line or sentence of a number that is before it. */
const clauseBefore = (text: string, start: number): string =>
  text
    .slice(Math.max(0, start - NEAR), start)
    .trimEnd()
    .split(BREAK)
    .at(-1) ?? '';

const isNearName = (text: string, { start, end }: Pick<Token, 'start' | 'end'>): boolean =>
  NAMED.test(text.slice(Math.max(0, start - NEAR), end + AFTER).toLowerCase());

/** The carrier whose name is nearest to a number, in the same line or sentence. */
function nearest(fits: readonly Fit[], text: string, { start, end }: Token): Fit | undefined {
  // Most numbers have no name near them, which needs no search for the end of the sentence.
  if (!isNearName(text, { start, end })) return undefined;
  const before = clauseBefore(text, start);
  const after = text.slice(end, end + AFTER).split(BREAK, 1)[0] ?? '';
  const distanceTo = ({ carrier: { name }, proof }: Fit): number => {
    const around = nameAround.get(name);
    const behind = around?.last.exec(before);
    if (isOtherWord(OF_OTHER.exec(behind?.[1] ?? '')?.[1] ?? '')) return NEAR;
    const gap = behind?.[2] ?? around?.first.exec(after)?.[1];
    const distance = gap?.length ?? NEAR;
    return proof !== 'checked' && distance > BESIDE ? NEAR : distance;
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

/**
 * Whether a code of an unknown form stands directly after the name of a carrier whose forms are not known: two or more
 * capitals among eight or more digits, in one piece. So many of both are not typed for anything but a shipment when the
 * carrier is named.
 */
function isBesideName(text: string, { start, raw, id, joined }: Token): boolean {
  if (joined || !/^(?=(?:.*[A-Z]){2})[A-Z\d]{10,30}$/.test(raw) || id.replace(/\D/g, '').length < 8)
    return false;
  const before = clauseBefore(text, start);
  return NAME_AHEAD.test(before) && !before.split(/[^A-Za-z]+/).some(isOtherWord);
}

/**
 * Rates a token by the formats of carriers. Digits alone are evidence only with the carrier's name nearby. Letters and
 * digits with a correct check digit, or in a form that only one carrier has, are evidence without a name.
 * @param isKnown whether the token is an ID by other evidence, so that only its carrier is of interest
 */
export function hintFor(text: string, token: Token, isKnown = true): CarrierHint {
  const { id, raw } = token;
  if (!isKnown && !/[A-Z]/.test(id) && !isNearName(text, token)) return NONE;
  if (isNeverId(raw)) return NONE;
  if (!ANY_SHAPE.test(id)) return isBesideName(text, token) ? { carrier: '', confidence: 0.4 } : NONE;
  const fits = fitsOf(id, CARRIERS);
  const named = nearest(fits, text, token);
  const own = named ? [named] : likely(id, fits);
  const isChecked = own[0]?.proof === 'checked';
  const isSure = isChecked || own[0]?.proof === 'sure';
  const isOther = isOtherNumber(id) && !(isChecked && id.length > 13);
  const decides = named ? !isOther : isSure && /[A-Z]/.test(id) && !raw.includes('-');
  const carrier = own.map((fit) => fit.carrier.name).join(' / ');
  return { carrier, confidence: decides ? (isChecked ? 0.6 : 0.5) : 0 };
}
