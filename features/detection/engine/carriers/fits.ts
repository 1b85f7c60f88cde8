import type { Carrier } from './carriers.ts';
import type { Check } from './check-digits.ts';

/** How a number fits a carrier, strongest first. */
type Proof = 'checked' | 'own' | 'vague';

/** A carrier whose numbers look like the one in question. */
export interface Fit {
  readonly carrier: Carrier;
  readonly proof: Proof;
}

function passes(id: string, [shape, check]: readonly [RegExp, Check]): boolean {
  const match = shape.exec(id);
  return match !== null && check(match[1] ?? id);
}

function proofOf({ checked, own, vague }: Carrier, id: string): Proof | undefined {
  if (checked?.some((format) => passes(id, format))) return 'checked';
  if (own?.test(id)) return 'own';
  return vague?.test(id) ? 'vague' : undefined;
}

/** One expression for the shapes of all carriers, to rule out most codes at once. */
export const anyShape = (carriers: readonly Carrier[]): RegExp =>
  new RegExp(
    carriers
      .flatMap(({ checked = [], own, vague }) => [...checked.map(([shape]) => shape), own, vague])
      .flatMap((shape) => shape?.source ?? [])
      .join('|'),
  );

/** The carriers that a number, upper-case without spaces and dashes, may belong to. */
export const fitsOf = (id: string, carriers: readonly Carrier[]): Fit[] =>
  carriers.flatMap((carrier) => {
    const proof = proofOf(carrier, id);
    return proof ? [{ carrier, proof }] : [];
  });
