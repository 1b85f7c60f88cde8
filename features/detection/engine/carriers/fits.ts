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

/** Digits alone that no shape has. Most numbers of a ticket are this short, and no expression is compiled for them. */
const TOO_SHORT = /^\d{1,9}$/;

/** Whether a code with a letter may have a shape. */
const mayHaveLetter = (shape: string): boolean => /[A-Z]|\\w/.test(shape);

/** Compares IDs with some of the shapes, of which one expression excludes most codes. Made at its first use. */
function comparison(carriers: readonly Carrier[], isOf: (shape: string) => boolean): (id: string) => Fit[] {
  let any: RegExp | undefined;
  let own: readonly Carrier[] = [];
  return (id) => {
    if (!any) {
      any = new RegExp(carriers.flatMap(shapesOf).filter(isOf).join('|'));
      own = carriers.filter((carrier) => shapesOf(carrier).some(isOf));
    }
    if (!any.test(id)) return [];
    return own.flatMap((carrier) => {
      const proof = proofOf(carrier, id);
      return proof ? [{ carrier, proof }] : [];
    });
  };
}

/**
 * Compares IDs, which are upper-case, without spaces and dashes, with the formats of some carriers. Digits alone, which most
 * numbers are, are compared with those of few; many pages need only one of the two.
 * @returns a function that returns the carriers whose format matches an ID
 */
export function formatsOf(carriers: readonly Carrier[]): (id: string) => Fit[] {
  const ofCode = comparison(carriers, mayHaveLetter);
  const ofDigits = comparison(carriers, mayBeDigits);
  return (id) => (TOO_SHORT.test(id) ? [] : (/[A-Z]/.test(id) ? ofCode : ofDigits)(id));
}
