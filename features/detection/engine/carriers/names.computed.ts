import { FORMLESS } from '../vocabulary/carriers.ts';
import { wordTable } from '../vocabulary/word-table.ts';
import { CARRIERS } from './carriers.ts';

/**
 * The table of the names of carriers without a form of their own, of carriers with such a form for digits, and of each
 * carrier with a form. Computed when Waybill is built (`dev/build/computed-modules.ts`).
 */
export const NAMES_TABLE = wordTable([
  FORMLESS.split('|'),
  ['gls', 'inpost'],
  ...CARRIERS.map(({ name, words = name.toLowerCase() }) => words.split('|')),
]);
