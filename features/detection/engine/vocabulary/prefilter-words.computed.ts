import { CARRIER_NAMES, SHORT_NUMBER_NAMES } from './carriers.ts';

/*
 * The expressions of the prefilter, as texts. Computed when Waybill is built, because the first script of a page has them,
 * which must be small.
 */

/**
 * Shapes that need no word: letters and digits as in the built-in shape, twelve digits, and 1Z, 1LS and 3S. All begin with
 * a digit, and look behind it for what is before it: most of a text is letters, which are passed over.
 */
export const PREFILTER_SHAPES: string = `\\d(?:${[
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
].join('|')})`;

/** May be the end of a name: AusPost. */
const POST = 'post';
/** Without names that others cover, as "fed.?ex" covers "fedex". */
const NAMES = [...CARRIER_NAMES, ...SHORT_NUMBER_NAMES]
  .map((name) => name.replace(/[ -]/g, '.?'))
  .filter((name, _, all) => name !== POST && !all.some((other) => isCovered(name, other)));

function isCovered(name: string, other: string): boolean {
  return name !== other && new RegExp(`^${other}$`).test(name);
}

/**
 * The first letters of all labels for tracking numbers, in texts with and without accents, and with a typo where the
 * detector allows one. Not built from the vocabulary, which would be four times as long, in the first script of a page:
 * the tests of the vocabulary fail for a word that is missing here. One alternative per letter, because all are tried at
 * every word of a page.
 */
const STEMS = [
  'a(?:wb|ir.?[wb]|c?hem|companh)',
  'b(?:ord|ulto|ar.?[ck]|on.?d|al[i\xed])',
  'c(?:mr|onsig|oli|art|on.?n|.{1,2}r?rier|oll|ode.?b|.{1,2}digo.?d|odice.?a|on[ho])',
  'd(?:eliv|isp|esp|ocket)',
  '[e\xe9](?:tyk|nv[oi\xed]|xp..?di|ncom|inli|insch|.?ti[qc]|ntreg)',
  'f(?:ra[ckg]h?t|reight|.{1,2}rs.{1,2}nd)',
  'g(?:u.{1,2}a|.{1,2}nder)',
  'h(?:ouse|awb|bl)',
  'ident',
  'k(?:ar[gt]|oll|od)',
  'l(?:ta|abel|ocaliz|iefer|ett(?:re|era).?[dsv]|ivr|dv|ist|uftf)',
  'mawb',
  'n(?:ip|ve|ada)',
  'o(?:rden.?d|bjet)',
  'p(?:[arc]{2,5}e{0,2}c?l|[aqu]{2}[que]|a?c?k|aco|in|acc[ho]|rzesy|aczk|ro.?[n#:\\d]|iece|orte|odac|lico)',
  'r(?:ep..?rage|astr|.{1,3}c.{1,3}p|.?.?c+oma?.?m?and|egist|emes)',
  '[s\u015b](?:[hip]{3}|[hip]{2}m|[egui]{3}|[ui]{1,3}v|uii|[end]{2,5}[undg]{2}|dg|ped|scc|egn|.?led[zou]|p.{1,2}r[in]|.{1,2}nd[in]|eura)',
  't(?:[rack]{3}|rk|/?n|.?&.?t|ransp|akip)',
  'v(?:er[zsf]|ett|rach|olg|olum)',
  'way.?b',
  'z(?:end|uste|.{1,2}si)',
];
/** Words that make a number an ID: labels, carriers, and the one word in paths of tracking pages that is neither. */
export const PREFILTER_WORDS: string = `(?<![a-z])(?:${[...STEMS, ...NAMES].join('|')})|[/#.]details|${POST}`;
