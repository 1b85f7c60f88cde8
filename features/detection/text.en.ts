import type { CharacterClass, PatternPart } from './engine/patterns/custom-pattern.ts';
import type { FormProblem, InferenceProblem } from './engine/patterns/infer-pattern.ts';
import type { OtherNumberKind } from './engine/patterns/other-numbers.ts';
import type { PatternWarning } from './engine/patterns/pattern-warnings.ts';
import { MAX_IGNORED_IDS } from './model.ts';

const className: Record<CharacterClass, { one: string; many: string }> = {
  digits: { one: 'digit', many: 'digits' },
  capitals: { one: 'letter', many: 'letters' },
  alphanumerics: { one: 'letter or digit', many: 'letters or digits' },
};

function partInWords(part: PatternPart): string {
  if (part.kind === 'literal') return part.text;
  const { min, max, kind } = part;
  const name = className[kind][max === 1 ? 'one' : 'many'];
  if (min === max) return `${min} ${name}`;
  return min === 0 ? `up to ${max} ${name}` : `${min} to ${max} ${name}`;
}

/** `UR followed by 17 digits`, `R, 1 letter, 9 digits, then CA`. */
function inWords(parts: readonly PatternPart[]): string {
  const words = parts.map(partInWords);
  const [first = '', ...others] = words;
  if (others.length === 0) return first;
  if (others.length === 1) return `${first} followed by ${others[0]}`;
  return `${words.slice(0, -1).join(', ')}, then ${others.at(-1)}`;
}

const otherNumbers: Record<OtherNumberKind, string> = {
  phone: 'phone numbers',
  order: 'order numbers',
  invoice: 'invoice numbers',
  return: 'return numbers',
  case: 'case and ticket numbers',
  card: 'card numbers',
  account: 'bank account numbers',
  tax: 'tax numbers',
  product: 'product codes',
  device: 'serial numbers',
  date: 'dates and times',
};

const notValid = (text: string) =>
  `“${text}” isn’t valid. Use letters and digits, with spaces or - . _ / : between them.`;

function problem(found: InferenceProblem): string {
  switch (found.kind) {
    case 'tooFew':
      return found.missing === 1
        ? 'One more example is needed.'
        : `${found.missing} more examples are needed.`;
    case 'notAnId':
      return notValid(found.text);
    case 'tooShort':
      return `“${found.text}” is too short: an ID has four characters or more.`;
    case 'tooLong':
      return `“${found.text}” is too long: an ID has forty characters at most.`;
    case 'noDigits':
      return `“${found.text}” has no digits, so it looks like an ordinary word.`;
    case 'both':
      return `${found.text} is both an example and a counter-example.`;
    case 'nothingInCommon':
      return 'These examples have too little in common. Add each type of ID as its own pattern.';
  }
}

function warning(found: PatternWarning): string {
  switch (found.kind) {
    case 'counterExamples':
      return `${found.ids.join(', ')}: a counter-example, but it still matches. Add at least five examples to tell them apart.`;
    case 'alsoFits':
      return `${otherNumbers[found.what]}, such as ${found.sample}`;
    case 'digitsOnly':
      return 'any number of this length, unless a label says what it is';
    case 'noFixedLetters':
      return 'any code of this length: the examples have no letters in common';
    case 'short':
      return 'many short codes: few characters are hard to tell apart';
  }
}

export const detectionText = {
  title: 'Detection',
  lead: 'Waybill finds IDs by links, labels and known formats. Add a few of your own IDs and it will find those too.',
  loading: 'Reading the patterns…',
  retry: 'Try again',

  patterns: 'Patterns',
  noPatterns: 'No patterns yet. Paste a few of your IDs below.',
  unreadableTitle: 'The patterns couldn’t be read.',
  unreadableAdvice: 'Damaged patterns are replaced when you save one. Patterns from a newer version aren’t.',
  edit: (name: string) => `Edit ${name}`,
  remove: (name: string) => `Remove ${name}`,
  isBeingEdited: 'Being edited below',
  saved: (name: string) => `Saved “${name}”. Rescanning open tickets.`,
  removed: (name: string) => `“${name}” was removed.`,
  undo: 'Undo',
  notSaved: 'Couldn’t change the patterns.',
  importPatterns: 'Import',
  exportPatterns: 'Export',
  fileName: 'waybill-patterns.json',
  imported: (added: number, known: number) => {
    const there = known === 0 ? '' : ` ${known} ${known === 1 ? 'was' : 'were'} there already.`;
    return `${added === 1 ? '1 pattern was' : `${added} patterns were`} added.${there}`;
  },
  importProblem: {
    notJson: 'This file can’t be read: it isn’t JSON.',
    notPatterns: 'This isn’t a Waybill patterns file. Nothing was imported.',
    tooMany: 'That would be more than 50 patterns. Nothing was imported.',
  },

  teach: 'Teach an ID',
  editing: 'Edit the pattern',
  examples: 'Examples',
  examplesHint: 'At least three IDs, one per line. Varied examples work best.',
  counterExamples: 'Counter-examples (optional)',
  counterExamplesHint: 'Numbers that look alike but are something else, such as orders.',
  startOver: 'Start over',
  cancel: 'Cancel',

  pattern: 'Pattern',
  noPattern: 'What the examples have in common appears here.',
  inWords,
  problem,
  fitsExamples: (count: number) => `Matches all ${count} examples, with or without spaces or dashes.`,
  verdict: {
    good: 'Looks good',
    warned: (count: number) => (count === 1 ? '1 warning' : `${count} warnings`),
  },
  alsoFinds: 'This would also find:',
  counterWarning: 'A counter-example matches.',
  warning,
  name: 'Pattern name',
  save: 'Save pattern',
  tooMany: 'You’ve reached 50 patterns. Remove one first.',

  preview: 'Test it',
  previewHint: 'Paste a ticket to see what Waybill would highlight.',
  nothingFound: 'No IDs in this text.',
  thisPattern: 'This pattern',
  otherwise: 'Built-in detection',
};

/** Texts of the rules for what counts as an ID. */
export const rulesText = {
  title: 'What counts as an ID',
  loading: 'Reading the rules…',
  retry: 'Try again',
  unreadableTitle: 'The rules couldn’t be read.',
  unreadableAdvice:
    'The default rules apply. Damaged rules are replaced when you change one here. Rules from a newer version aren’t.',
  notChanged: 'Couldn’t change the rules.',

  mode: 'Search',
  modeName: { eager: 'Broad', strict: 'Strict' },
  /** @param labels whether labels count */
  modeMeans: {
    eager: () => 'Highlights anything that looks like a tracking ID.',
    strict: (labels: boolean): string =>
      labels
        ? 'Highlights only IDs beside a label, in a link or matching a custom pattern.'
        : 'Highlights only IDs in a link or matching a custom pattern.',
  },
  labels: 'Labels',
  labelsOn: 'Treats numbers after “tracking number”, or under such a heading, as IDs.',
  labelsOff: 'Labels don’t make a number an ID. “Order number” and the like still rule it out.',
  carriers: 'Carriers’ numbers',
  carriersOn: 'Treats numbers with a carrier’s check digit, or near its name, as IDs.',
  carriersOff: 'A carrier’s check digit or name doesn’t make a number an ID.',
  carriersLocked: 'Strict leaves these out.',

  notIds: 'Not an ID',
  notIdsCount: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
  enter: 'Never highlight',
  enterHint: 'One per line. Case, spaces and dashes don’t matter. You can still look them up yourself.',
  add: 'Add',
  empty: 'Nothing yet. Add numbers that Waybill mistakes for tracking IDs.',
  remove: (id: string) => `Remove ${id}`,
  problem: (found: FormProblem | { kind: 'empty' } | { kind: 'tooMany' }) => {
    switch (found.kind) {
      case 'empty':
        return 'Enter a number first.';
      case 'tooMany':
        return `The list holds ${MAX_IGNORED_IDS} entries at most. Remove some first; nothing was added.`;
      case 'notAnId':
        return notValid(found.text);
      default:
        return detectionText.problem(found);
    }
  },
  added: (ids: readonly string[], known: number) => {
    const what =
      ids.length === 1
        ? `${ids[0]} is no longer highlighted.`
        : `${ids.length} entries are no longer highlighted.`;
    return known === 0 ? what : `${what} ${known} ${known === 1 ? 'was' : 'were'} on the list already.`;
  },
  allKnown: (ids: readonly string[]) =>
    ids.length === 1 ? `${ids[0]} is on the list already.` : `All ${ids.length} are on the list already.`,
  removed: (id: string) => `${id} was taken off the list.`,
  undo: 'Undo',

  leftOut: 'Left out by the rules below',
};
