import { entriesOf, type FormProblem, formProblem, idsOf } from './engine/infer-pattern.ts';
import { MAX_IGNORED_IDS } from './model.ts';

/** Why nothing is put on the list. Keys of the message catalogue's `rules.problem`. */
export type IgnoreListProblem = FormProblem | { kind: 'empty' } | { kind: 'tooMany' };

export type IgnoreListReading =
  /** `fresh`: what the list does not hold; `known`: what it does. */
  { ok: true; fresh: string[]; known: string[] } | { ok: false; problem: IgnoreListProblem };

/** Reads what somebody wants on the list, in any spelling. One bad entry keeps all off it. */
export function readIgnoredIds(text: string, listed: readonly string[]): IgnoreListReading {
  const entries = entriesOf(text);
  const problem = entries.map(formProblem).find((found) => found !== undefined);
  if (problem) return { ok: false, problem };
  const ids = idsOf(entries);
  if (ids.length === 0) return { ok: false, problem: { kind: 'empty' } };
  const fresh = ids.filter((id) => !listed.includes(id));
  if (listed.length + fresh.length > MAX_IGNORED_IDS) return { ok: false, problem: { kind: 'tooMany' } };
  return { ok: true, fresh, known: ids.filter((id) => listed.includes(id)) };
}
