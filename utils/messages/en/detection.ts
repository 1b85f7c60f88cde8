import type { DistractorKind } from '../../tracking/taught-distractors.ts';
import type { TeachProblem } from '../../tracking/taught-infer.ts';
import type { CharacterClass, PatternPart } from '../../tracking/taught-pattern.ts';
import type { TeachWarning } from '../../tracking/taught-warnings.ts';

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

const otherNumbers: Record<DistractorKind, string> = {
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

function problem(found: TeachProblem): string {
  switch (found.kind) {
    case 'tooFew':
      return found.missing === 1
        ? 'One more example is needed.'
        : `${found.missing} more examples are needed.`;
    case 'notAnId':
      return `“${found.text}” is not an ID: only letters, digits, spaces and dashes make one.`;
    case 'tooShort':
      return `“${found.text}” is too short: an ID has four characters or more.`;
    case 'tooLong':
      return `“${found.text}” is too long: an ID has forty characters at most.`;
    case 'noDigits':
      return `“${found.text}” has no digits, so Waybill could not tell it from a word.`;
    case 'both':
      return `${found.text} stands among the examples and the counter-examples.`;
    case 'nothingInCommon':
      return 'These examples have too little in common. Teach each kind of ID by itself.';
  }
}

function warning(found: TeachWarning): string {
  switch (found.kind) {
    case 'counterExamples':
      return `${found.ids.join(', ')}: a counter-example, but it has the same shape. Five examples or more let shared digits tell them apart.`;
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

export const detection = {
  title: 'Detection',
  lead: 'Waybill finds IDs by links, labels and known shapes. Teach it the shape of yours, and it finds them wherever they stand.',
  loading: 'Reading the patterns…',
  retry: 'Try again',

  patterns: 'Patterns',
  noPatterns: 'Nothing taught yet. Paste a few of your IDs below.',
  unreadableTitle: 'The patterns could not be read.',
  unreadableAdvice: 'They are damaged or from a newer version. Keeping a pattern replaces them.',
  edit: (name: string) => `Edit ${name}`,
  remove: (name: string) => `Remove ${name}`,
  isBeingEdited: 'Being edited below',
  kept: (name: string) => `“${name}” is kept. Open tickets are searched again.`,
  removed: (name: string) => `“${name}” was removed.`,
  undo: 'Undo',
  notKept: 'The patterns were not changed.',
  importPatterns: 'Import',
  exportPatterns: 'Export',
  fileName: 'waybill-patterns.json',
  imported: (added: number, known: number) => {
    const there = known === 0 ? '' : ` ${known} ${known === 1 ? 'was' : 'were'} there already.`;
    return `${added === 1 ? '1 pattern was' : `${added} patterns were`} added.${there}`;
  },
  importProblem: {
    notJson: 'This file cannot be read: it is not JSON.',
    notPatterns: 'This file does not hold patterns of Waybill. Nothing was added.',
    tooMany: 'More than 50 patterns cannot be kept. Nothing was added.',
  },

  teach: 'Teach an ID',
  editing: 'Edit the pattern',
  examples: 'Examples',
  examplesHint: 'Three or more IDs, one a line. The more they differ, the better.',
  counterExamples: 'Counter-examples (optional)',
  counterExamplesHint: 'Numbers that look alike but are something else, such as orders.',
  startOver: 'Start over',
  cancel: 'Cancel',

  pattern: 'Pattern',
  noPattern: 'What the examples have in common appears here.',
  inWords,
  problem,
  fitsExamples: (count: number) => `Fits all ${count} examples, with spaces or dashes inside as well.`,
  verdict: {
    good: 'No look-alikes',
    warned: (count: number) => (count === 1 ? '1 warning' : `${count} warnings`),
  },
  alsoFinds: 'This would also find:',
  counterWarning: 'A counter-example fits.',
  warning,
  name: 'Pattern name',
  keep: 'Keep pattern',
  tooMany: 'Fifty patterns are kept already: remove one first.',

  trial: 'Try it on a text',
  trialHint: 'Paste a ticket. What Waybill would find in it is marked.',
  nothingFound: 'No IDs in this text.',
  thisPattern: 'This pattern',
  otherwise: 'Without a pattern',
};
