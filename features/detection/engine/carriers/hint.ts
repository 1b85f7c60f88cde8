import { isNeverId, isOtherNumber } from '../exclusions.ts';
import { isOtherWord } from '../labels.ts';
import type { Token } from '../tokens.ts';
import { CARRIERS } from './carriers.ts';
import { anyShape, type Fit, fitsOf } from './fits.ts';

/** The carrier that a number may belong to, and how sure that makes it a tracking number; 0 decides nothing. */
export interface CarrierHint {
  /** Several are joined by a slash; '' if there is none. */
  readonly carrier: string;
  readonly confidence: number;
}

const NONE: CarrierHint = { carrier: '', confidence: 0 };

const ANY_SHAPE = anyShape(CARRIERS);

/** Maximum distance of a carrier's name before a number with a correct check digit, before one without, and after it. */
const NEAR = 60;
const BESIDE = 20;
const AFTER = 30;
/** "No. 123" goes on, "It came. 123" does not. */
const BREAK = /(?<!\bn[or]?)[.!?;]\s|\n/i;

/** "Invoice from FedEx" is about the invoice. */
const OF_OTHER = /([a-z]+) (?:from|of|de|von) $/i;

/** The carrier whose name is nearest to the number, in the same line or sentence. */
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

/** The carriers that the number alone suggests. In a short number a check digit proves little: one in seven passes for DHL. */
function likely(id: string, fits: readonly Fit[]): readonly Fit[] {
  const checked = fits.filter(({ proof }) => proof === 'checked' && id.length > 11);
  return checked.length > 0 ? checked : fits.filter(({ proof }) => proof === 'own');
}

/**
 * Rates a token by the shapes of carriers' numbers. Plain digits decide only with the carrier's name nearby; letters and
 * digits with a check digit decide by themselves.
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
