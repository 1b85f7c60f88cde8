import { MOST_NOT_IDS } from '../../detection.ts';
import type { FormProblem } from '../../tracking/taught-infer.ts';
import { detection } from './detection.ts';

/** What counts as an ID. */
export const rules = {
  title: 'What counts as an ID',
  loading: 'Reading the rules…',
  retry: 'Try again',
  unreadableTitle: 'The rules could not be read.',
  unreadableAdvice:
    'They are damaged or from a newer version, so everything counts. A change here replaces them.',
  notChanged: 'The rules were not changed.',

  mode: 'Search',
  modeName: { eager: 'Eager', strict: 'Strict' },
  /** @param labels whether labels count */
  modeMeans: {
    eager: () => 'Whatever looks like an ID is marked, even if nothing beside it says so.',
    strict: (labels: boolean) =>
      labels
        ? 'Only IDs beside a label, in a link or of a taught pattern are marked.'
        : 'Only IDs in a link or of a taught pattern are marked.',
  },
  labels: 'Labels',
  labelsOn: 'Words such as “tracking number”, and headings of tables, make what follows an ID.',
  labelsOff: 'Words do not make a number an ID. “Order number” and the like still rule it out.',
  carriers: 'Carriers’ numbers',
  carriersOn: 'A carrier’s check digit, or its name nearby, makes a number an ID.',
  carriersOff: 'A carrier’s check digit or name does not make a number an ID.',
  carriersLocked: 'Strict leaves these out.',

  notIds: 'Not an ID',
  notIdsCount: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
  enter: 'Never mark',
  enterHint: 'One a line, in any spelling. You can still look them up yourself.',
  add: 'Add',
  empty: 'Nothing yet. Put numbers here that Waybill takes for IDs by mistake.',
  remove: (id: string) => `Remove ${id}`,
  problem: (found: FormProblem | { kind: 'empty' } | { kind: 'tooMany' }) => {
    switch (found.kind) {
      case 'empty':
        return 'Enter a number first.';
      case 'tooMany':
        return `The list holds ${MOST_NOT_IDS} entries at most. Remove some first; nothing was added.`;
      case 'notAnId':
        return `“${found.text}” is never taken for an ID: one has only letters, digits, spaces and dashes.`;
      default:
        return detection.problem(found);
    }
  },
  added: (ids: readonly string[], known: number) => {
    const what =
      ids.length === 1 ? `${ids[0]} is no longer marked.` : `${ids.length} entries are no longer marked.`;
    return known === 0 ? what : `${what} ${known} ${known === 1 ? 'was' : 'were'} on the list already.`;
  },
  allKnown: (ids: readonly string[]) =>
    ids.length === 1 ? `${ids[0]} is on the list already.` : `All ${ids.length} are on the list already.`,
  removed: (ids: readonly string[]) => `${ids.join(', ')} was taken off the list.`,
  undo: 'Undo',

  leftOut: 'Left out by the rules below',
};
