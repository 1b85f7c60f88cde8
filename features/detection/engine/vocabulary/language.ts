/**
 * The words of one language that say what a number is. To add a word, add a row to the list it belongs to: the
 * prefilter and the detector build their expressions from these lists.
 *
 * Words are in lower case and have their accents. Spaces, dashes, dots and slashes may be missing in a text. A plural in
 * -s needs no row of its own unless it follows "number of". With a `*` at the end any letters may follow; with a `~` one
 * letter may be missing, doubled or swapped with the next. A word that several languages share stands in one of them.
 */
export interface Vocabulary {
  /** Things with a tracking number. */
  readonly tracking: readonly string[];
  /** Words in the paths of tracking pages. */
  readonly paths: readonly string[];
  /** Words for "number": with such a thing they make a label, "tracking number". */
  readonly number?: readonly string[];
  /** Words for "number" that also name a number by themselves. */
  readonly references?: readonly string[];
  /** Orders have numbers of their own, but "the tracking number of your order" is a tracking number. */
  readonly orders?: readonly string[];
  /** Other things that have numbers of their own. */
  readonly otherThings?: readonly string[];
  /** Names of other numbers. */
  readonly otherNumbers?: readonly string[];
  /** After a label: no number is given. */
  readonly stops?: readonly string[];
  /** Before a label: it means something else, or there is no number. */
  readonly denials?: readonly string[];
  /** Between a label and its number. */
  readonly verbs?: readonly string[];
  /** Between a number and the label after it: "I was given 123 as the tracking number". */
  readonly as?: readonly string[];
  /** Distinguish two numbers of one kind. */
  readonly siblings?: readonly string[];
  /** Between the members of a list. */
  readonly conjunctions?: readonly string[];
  /** Between "number" and the thing. */
  readonly of?: readonly string[];
  /** After "of". */
  readonly articles?: readonly string[];
  /** Between the thing and "number": "Sendung mit der Nummer". */
  readonly with?: readonly string[];
  /** Other words in capitals before a number that are not part of it. */
  readonly fillers?: readonly string[];
}
