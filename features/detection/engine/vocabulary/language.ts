/**
 * The words of one language that identify numbers. To add a word, add a row to its list: the detector builds its
 * expressions from these lists. The prefilter has the first letters of the labels, which a test compares.
 *
 * Words are in lower case, with accents. Spaces, dashes, dots and slashes may be missing in a text. A plural in -s
 * needs no separate row unless it follows "number of". At the end of a word, a `*` means that any letters may follow; a
 * `~`, that one letter may be missing, doubled or swapped with the next; a `+`, that it is a label only beside a word for
 * "number": "shipping number". A word that several languages share is in one list.
 */
export interface Vocabulary {
  /** Things with a tracking number. */
  readonly tracking: readonly string[];
  /**
   * Abbreviations of such things, which are a label only beside a word for "number". The first script of a page does not
   * contain them: on a page, the number must be long enough to pass without a word.
   */
  readonly abbreviations?: readonly string[];
  /** Words in the paths of tracking pages. */
  readonly paths: readonly string[];
  /** Words for "number". With a thing, they form a label: "tracking number". */
  readonly number?: readonly string[];
  /** Words for "number" that are also labels by themselves. */
  readonly references?: readonly string[];
  /** Orders have their own numbers, but "the tracking number of your order" is a tracking number. */
  readonly orders?: readonly string[];
  /** Other things that have their own numbers. */
  readonly otherThings?: readonly string[];
  /** Things that a code of letters and digits directly behind them belongs to, unless a label claims it: "machine MX12345678". */
  readonly bearers?: readonly string[];
  /** Abbreviations of orders and other things. They are a label only beside a word for "number". */
  readonly otherAbbreviations?: readonly string[];
  /** Names of other numbers. */
  readonly otherNumbers?: readonly string[];
  /** Words after a label that mean that there is no number. */
  readonly stops?: readonly string[];
  /** Words before a label that change its meaning, or mean that there is no number. */
  readonly denials?: readonly string[];
  /** Words with which people say what a number is not: "not a tracking number". */
  readonly negations?: readonly string[];
  /** Words between a label and its number. */
  readonly verbs?: readonly string[];
  /** Words between a number and the label after it: "I was given 123 as the tracking number". */
  readonly as?: readonly string[];
  /** Words that distinguish two numbers of one kind. */
  readonly siblings?: readonly string[];
  /** Words between the members of a list. */
  readonly conjunctions?: readonly string[];
  /** Words between "number" and the thing. */
  readonly of?: readonly string[];
  /** Words after "of". */
  readonly articles?: readonly string[];
  /** Words between the thing and "number": "Sendung mit der Nummer", "Paket hat die Nummer". */
  readonly with?: readonly string[];
  /** Words before the number that is given instead: "not 123 but 124", "no tracking number, only 123". */
  readonly but?: readonly string[];
  /** Words between a parcel and the number with which people follow it: "follow your parcel with the code 123". */
  readonly using?: readonly string[];
  /** Words for an example, whose number is made up. */
  readonly examples?: readonly string[];
  /** Words that begin like a word of these lists and mean something else: "series" is no serial number. */
  readonly lookalikes?: readonly string[];
  /** Other words in capitals before a number that are not part of it. */
  readonly fillers?: readonly string[];
}
