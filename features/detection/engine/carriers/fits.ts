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

/** One expression for the shapes of all carriers, which quickly excludes most codes. */
export const anyShape = (carriers: readonly Carrier[]): RegExp =>
  new RegExp(carriers.flatMap(shapesOf).join('|'));

/** The carriers whose numbers may be digits alone: those with a shape that has no letter outside a class. */
export const withDigits = (carriers: readonly Carrier[]): readonly Carrier[] =>
  carriers.filter((carrier) =>
    shapesOf(carrier).some((shape) => !/[A-Z]/.test(shape.replace(/\[.*?\]/g, ''))),
  );

/**
 * Makes the check whether a number has a form of one of the carriers that no other number has. It begins with one
 * expression, because compiling one for each carrier takes longer.
 * @returns takes an ID as for `fitsOf`
 */
export function sureFormCheck(carriers: readonly Carrier[]): (id: string) => boolean {
  const anyForm = new RegExp(carriers.flatMap(({ sure }) => sure?.source ?? []).join('|'));
  return (id) =>
    anyForm.test(id) &&
    carriers.some((carrier) => carrier.sure?.test(id) && proofOf(carrier, id) === 'sure');
}

/** The carriers whose format matches a number. @param id upper-case, without spaces and dashes */
export function fitsOf(id: string, carriers: readonly Carrier[]): Fit[] {
  const fits: Fit[] = [];
  for (const carrier of carriers) {
    const proof = proofOf(carrier, id);
    if (proof) fits.push({ carrier, proof });
  }
  return fits;
}
