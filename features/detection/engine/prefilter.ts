import { ADDRESS_WORDS } from './address-words.computed.ts';
import { hasIdDigits, mayHideId } from './id-digits.ts';
import { CARRIER_NAMES, SHORT_NUMBER_NAMES } from './vocabulary/carriers.ts';

/** Shapes that need no word: letters and digits as in the built-in shape, twelve digits, or 1Z and 1LS. */
const SHAPE =
  /[A-Z]{2}(?:(?:\s?\d){7}|(?:[\s.-]?\d){9}[\s.-]?[\dA-Z])|[A-Za-z]\d{8}|\d{8}[A-Z]|\d{12}|(?:\d{4,5}[\s.-]?){3}|1(?: ?[Zz]|[Ll][Ss])|[1-9]\d\d-\d{8}|3[Ss][A-Za-z]{4}|\d[A-Za-z]{2}\d[A-Z]|\d[A-Z] \d{4}/;

const NAMES = [...CARRIER_NAMES, ...SHORT_NUMBER_NAMES].map((name) => name.replace(/[ -]/g, '.?'));
/**
 * The first letters of all labels for tracking numbers, in texts with and without accents, and with a typo where the
 * detector allows one. Not built from the vocabulary, which would be four times as long, in the first script of a page:
 * the tests of the vocabulary fail for a word that is missing here.
 */
const STEMS =
  't[rack]{3}|s(?:[hip]{3}|[hip]{2}m)|p[arc]{2,5}e{0,2}c?l|s[egui]{3}|p[aqu]{2}[que]|s[ui]{1,3}v|suii|s[end]{2,5}[undg]{2}';
const MORE_STEMS =
  'pa?c?k|paco|sdg|etyk|house|consign|way.?b|awb|lta|trk|label|deliv|tn|pin|nip|coli|env[oi\xed]|rep..?rage|exp..?di|bord|gu.{1,2}a|localiz|bulto|rastr|fracht|ident|[ck]art|sped|pacc[ho]|zend|ver[zsf]|przesy|paczk|encom|con.?n|[hm]awb|air.?w|sscc|nve|bar.?c|pro.?n|freight|c.{1,2}r?rier|disp|desp|t.?&.?t|piece|docket|[ck]oll|einli|einsch|zuste|liefer|lett(?:re|era).?[dsv]|r.{1,3}c.{1,3}p|bon.?d|[e\xe9].?ti[qc]|r.?.?c+oma?.?m?and|code.?b|livr|transp|ac?hem|c.{1,2}digo.?d|orden.?d|porte|ldv|vett|codice.?a|segn|plico|vrach|volg|objet|regist|con[ho]|remes|entreg|volum|list|[s\u015b].?ledz|nada|kod';
/**
 * Words that make a number an ID: labels, carriers (of which "post" may be the end of a name: AusPost), and the one word
 * in paths of tracking pages that is neither.
 */
const WORD = new RegExp(`(?<![a-z])(?:${STEMS}|${MORE_STEMS}|${NAMES.join('|')})|[/#.]details|post`);

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
