import { isForeign, passesLuhn } from './exclusions.ts';
import type { LabelKind } from './label-scope.ts';
import type { Token } from './tokens.ts';

const SHAPE = /^[A-Z]{2,5}\d{8,30}$/;

/** The built-in shape, 2 to 5 capitals and 8 or more digits, unless a label or the number itself says otherwise. */
export function hasShape(token: Token, kind: LabelKind): boolean {
  if (kind === 'other' || token.joined || !/^[A-Z]/.test(token.raw) || /[a-z-]/.test(token.raw)) return false;
  if (!SHAPE.test(token.id) || isForeign(token.id)) return false;
  return !token.raw.includes(' ') || isGroupedShape(token);
}

/** With grouping spaces the shape is weaker: at least ten digits, in three groups or more, and no card number. */
function isGroupedShape({ raw, id }: Token): boolean {
  const digits = id.replace(/\D/g, '');
  return digits.length >= 10 && raw.split(' ').length >= 3 && !(digits.length === 16 && passesLuhn(digits));
}
