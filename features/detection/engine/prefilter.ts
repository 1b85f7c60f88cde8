import { ADDRESS_WORDS } from './address-words.computed.ts';
import { hasIdDigits, mayHideId } from './id-digits.ts';
import { CARRIER_NAMES, SHORT_NUMBER_NAMES } from './vocabulary/carriers.ts';

/**
 * Shapes that need no word: letters and digits as in the built-in shape, twelve digits, and 1Z, 1LS and 3S. All begin with
 * a digit, and look behind it for what is before it: most of a text is letters, which are passed over.
 */
const SHAPE = new RegExp(
  `\\d(?:${[
    '\\d{7}[A-Z]',
    '(?<=[A-Za-z]\\d)\\d{7}',
    '\\d{3,4}[\\s.-]?(?:\\d{4,5}[\\s.-]?){2}',
    '(?<=[1-9])\\d\\d-\\d{8}',
    '(?<=1)(?: ?[Zz]|[Ll][Ss])',
    '(?<=3)[Ss][A-Za-z]{4}',
    '[A-Za-z]{2}\\d[A-Z]',
    '[A-Z] \\d{4}',
    '(?<=[A-Z]{2}\\s?\\d)(?:\\s?\\d){6}',
    '(?<=[A-Z]{2}[\\s.-]?\\d)(?:[\\s.-]?\\d){8}[\\s.-]?[\\dA-Z]',
  ].join('|')})`,
);

const NAMES = [...CARRIER_NAMES, ...SHORT_NUMBER_NAMES].map((name) => name.replace(/[ -]/g, '.?'));
/**
 * The first letters of all labels for tracking numbers, in texts with and without accents, and with a typo where the
 * detector allows one. Not built from the vocabulary, which would be four times as long, in the first script of a page:
 * the tests of the vocabulary fail for a word that is missing here. One alternative per letter, because all are tried at
 * every word of a page.
 */
const STEMS = [
  'a(?:wb|ir.?w|c?hem)',
  'b(?:ord|ulto|ar.?c|on.?d)',
  'c(?:onsig|oli|art|on.?n|.{1,2}r?rier|oll|ode.?b|.{1,2}digo.?d|odice.?a|on[ho])',
  'd(?:eliv|isp|esp|ocket)',
  'e(?:tyk|nv[oi\xed]|xp..?di|ncom|inli|insch|.?ti[qc]|ntreg)',
  'f(?:racht|reight)',
  'gu.{1,2}a',
  'h(?:ouse|awb)',
  'ident',
  'k(?:art|oll|od)',
  'l(?:ta|abel|ocaliz|iefer|ett(?:re|era).?[dsv]|ivr|dv|ist)',
  'mawb',
  'n(?:ip|ve|ada)',
  'o(?:rden.?d|bjet)',
  'p(?:[arc]{2,5}e{0,2}c?l|[aqu]{2}[que]|a?c?k|aco|in|acc[ho]|rzesy|aczk|ro.?n|iece|orte|lico)',
  'r(?:ep..?rage|astr|.{1,3}c.{1,3}p|.?.?c+oma?.?m?and|egist|emes)',
  's(?:[hip]{3}|[hip]{2}m|[egui]{3}|[ui]{1,3}v|uii|[end]{2,5}[undg]{2}|dg|ped|scc|egn|.?ledz)',
  't(?:[rack]{3}|rk|/?n|.?&.?t|ransp)',
  'v(?:er[zsf]|ett|rach|olg|olum)',
  'way.?b',
  'z(?:end|uste)',
  '\xe9.?ti[qc]',
  '\u015b.?ledz',
];
/**
 * Words that make a number an ID: labels, carriers (of which "post" may be the end of a name: AusPost), and the one word
 * in paths of tracking pages that is neither.
 */
const WORD = new RegExp(`(?<![a-z])(?:${[...STEMS, ...NAMES].join('|')})|[/#.]details|post`);

/**
 * Cheap check whether a text may contain an ID: false means that the built-in rules find no ID. Custom patterns have
 * their own check (`patternPrefilter`).
 * @param needsNoWord whether the text is under a table header or the like, or there are custom patterns
 */
export function mayContainId(text: string, needsNoWord = false): boolean {
  if (mayHideId(text)) return true;
  return hasIdDigits(text) && (needsNoWord || SHAPE.test(text) || WORD.test(text.toLowerCase()));
}

const ADDRESS_WORD = new RegExp(ADDRESS_WORDS);

/** Cheap check whether a link may lead to an ID: false means that `findInLink` finds none in its address. */
export const mayTrack = (href: string): boolean =>
  /^https?:.*\d/i.test(href) && ADDRESS_WORD.test(href.toLowerCase());
