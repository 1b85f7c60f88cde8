import { WORDS } from './vocabulary/tables.computed.ts';

/** Two different digits. */
const UNLIKE = /(\d)(?!\1)\d/;

/**
 * Whether a number stands for any: all of its digits are the same (`XX999999999XX`, `6A00000000000`), it ends with twelve
 * equal digits, or it has a row of X (`00340434000000000000`, `3SXXXX123456789`). Shops count their own shipments so that
 * zeros fill the number up: `000000123`.
 */
export function isPlaceholder(id: string): boolean {
  if (/^\d0{4}\d{4}$/.test(id)) return true;
  const code = id.replace(/[A-Z]{1,3}$/, '');
  const last = code.charAt(code.length - 1);
  let start = code.length - 1;
  while (start > 0 && code.charAt(start - 1) === last) start--;
  const count = /\d/.test(last) ? code.length - start : 0;
  if (count > 6 && /^\d?[A-Z]{0,7}$/.test(code.slice(0, start))) return true;
  return (count > 11 && UNLIKE.test(code)) || id.includes('XXX');
}

/** Words directly before a made-up number, and after it: "Example: …", "… style ones". "For example" may be before IDs. */
const EXAMPLE = new RegExp(
  `(?<!for |par |por |zum |per |als |bij|na )(?<![a-z])(?:${WORDS.examples}|sample|forma(?:at|to?)|muster)[\\s,:;("'<-]{1,4}$`,
  'i',
);
/** A part of each of these words, which few texts have: compiling the whole expression is most of its cost. */
const EXAMPLE_PART = /mp[li]|spiel|beeld|yk.ad|forma|muster/i;
const STYLE_PART = /mp[li]|spiel|beeld|yk.ad|style|forma|type/i;
const STYLE = new RegExp(
  `^["')]?(?:[ -](?:style|format|type)|,? (?:is|est|ist|es|e|to) (?:${WORDS.but} )?(?:an? |une? |eine? |un[ao] |een |um )?${WORDS.examples})(?![a-z])`,
  'i',
);

/** Whether a number is an example, according to the texts directly before and after it. */
export const isExample = (ahead: string, behind: string): boolean =>
  (EXAMPLE_PART.test(ahead) && EXAMPLE.test(ahead)) || (STYLE_PART.test(behind) && STYLE.test(behind));
