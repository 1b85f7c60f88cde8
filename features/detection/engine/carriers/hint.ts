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

/** The carrier whose name is nearest to a number, in the same line or sentence. */
function nearest(fits: readonly Fit[], text: string, { start, end }: Token): Fit | undefined {
  const before =
    text
      .slice(Math.max(0, start - NEAR), start)
      .trimEnd()
      .split(BREAK)
      .at(-1) ?? '';
  const after = text.slice(end, end + AFTER).split(BREAK, 1)[0] ?? '';
  const distanceTo = ({ carrier: { name, words = name }, proof }: Fit): number => {
    const word = `(?<![a-z])(?:${words})(?![a-z])`;
    const behind = new RegExp(`(.*)${word}(.*)`, 'i').exec(before);
    if (isOtherWord(OF_OTHER.exec(behind?.[1] ?? '')?.[1] ?? '')) return NEAR;
    const gap = behind?.[2] ?? new RegExp(`(.*?)${word}`, 'i').exec(after)?.[1];
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
  return checked.length > 0 ? checked : fits.filter(({ proof }) => proof === 'own');
}

/**
 * Rates a token by the formats of carriers. Digits alone are evidence only with the carrier's name nearby. Letters and
 * digits with a correct check digit are evidence without a name.
 */
export function hintFor(text: string, token: Token): CarrierHint {
  const { id, raw } = token;
  if (!ANY_SHAPE.test(id) || isNeverId(raw)) return NONE;
  const fits = fitsOf(id, CARRIERS);
  const named = nearest(fits, text, token);
  const own = named ? [named] : likely(id, fits);
  const isChecked = own[0]?.proof === 'checked';
  const isOther = isOtherNumber(id) && !(isChecked && id.length > 13);
  const decides = named ? !isOther : isChecked && /[A-Z]/.test(id) && !raw.includes('-');
  const carrier = own.map((fit) => fit.carrier.name).join(' / ');
  return { carrier, confidence: decides ? (isChecked ? 0.6 : 0.5) : 0 };
}
