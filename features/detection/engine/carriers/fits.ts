import type { Check } from './check-digits.ts';

/**
 * A carrier or delivery platform and its numbers. Every shape describes a whole number, upper-case, without spaces and
 * dashes.
 */
export interface Carrier {
  readonly name: string;
  /** Spellings of the name: rows of a vocabulary, separated by bars. By default, the name itself. */
  readonly words?: string;
  /** Shapes with a check digit. A group in the shape is the part that the check digit covers. */
  readonly checked?: readonly (readonly [shape: RegExp, check: Check])[];
  /** Shapes without a check digit that look like no other number, so that no name is needed nearby. */
  readonly sure?: RegExp;
  /** Shapes without a check digit that only this carrier uses, but that codes of other kinds may have by chance. */
  readonly own?: RegExp;
  /** Shapes that many other numbers also have. */
  readonly vague?: RegExp;
}

/** The strength of a match with a carrier's format, strongest first. */
type Proof = 'checked' | 'sure' | 'own' | 'vague';

/** A carrier whose format matches a number. */
export interface Fit {
  readonly carrier: Carrier;
  readonly proof: Proof;
}

function passes(id: string, [shape, check]: readonly [RegExp, Check]): boolean {
  const match = shape.exec(id);
  return match !== null && check(match[1] ?? id);
}

function proofOf({ checked, sure, own, vague }: Carrier, id: string): Proof | undefined {
  if (checked) for (const format of checked) if (passes(id, format)) return 'checked';
  if (sure?.test(id)) return 'sure';
  if (own?.test(id)) return 'own';
  return vague?.test(id) ? 'vague' : undefined;
}

/** All expressions for the numbers of a carrier. */
const shapesOf = ({ checked = [], sure, own, vague }: Carrier): string[] =>
  [...checked.map(([shape]) => shape), sure, own, vague].flatMap((shape) => shape?.source ?? []);

/** Whether digits alone may have a shape: it has no letter outside a class. */
const mayBeDigits = (shape: string): boolean => !/[A-Z]/.test(shape.replace(/\[.*?\]/g, ''));

/** Whether a code with a letter may have a shape. */
const mayHaveLetter = (shape: string): boolean => /[A-Z]|\\w/.test(shape);

const hasLetter = (id: string): boolean => /[A-Z]/.test(id);

/** No shorter number has a form that only one carrier has. */
const MIN_SURE = 11;

/** The formats of some carriers, for IDs that are upper-case, without spaces and dashes. */
export interface Formats {
  /** Whether an ID has a shape of any carrier. This quickly excludes most codes. */
  fitAny(id: string): boolean;
  /** Whether an ID has a form of one carrier that no other number has. */
  fitSurely(id: string): boolean;
  /** The carriers whose format matches an ID. */
  fitsOf(id: string): Fit[];
}

/** The formats of carriers. Numbers of digits alone, which most are, are compared with those of few carriers. */
export function formatsOf(carriers: readonly Carrier[]): Formats {
  const shapes = carriers.flatMap(shapesOf);
  // Two expressions, because compiling one takes longer than using it, and many pages need only one.
  const withLetters = new RegExp(shapes.filter(mayHaveLetter).join('|'));
  const withDigits = new RegExp(shapes.filter(mayBeDigits).join('|'));
  const ofDigits = carriers.filter((carrier) => shapesOf(carrier).some(mayBeDigits));

  const fitAny = (id: string): boolean => (hasLetter(id) ? withLetters : withDigits).test(id);
  const candidates = (id: string): readonly Carrier[] => (hasLetter(id) ? carriers : ofDigits);
  return {
    fitAny,
    fitSurely: (id) =>
      id.length >= MIN_SURE &&
      fitAny(id) &&
      candidates(id).some((carrier) => carrier.sure?.test(id) && proofOf(carrier, id) === 'sure'),
    fitsOf: (id) =>
      candidates(id).flatMap((carrier) => {
        const proof = proofOf(carrier, id);
        return proof ? { carrier, proof } : [];
      }),
  };
}
