import { abbreviate } from '../../utils/json.ts';
import type { FieldProblem } from '../shipment/model.ts';

/** Far more than people read. A hostile response could have one for each of its members. */
const MAX_PROBLEMS = 200;
const MAX_PATH = 200;

/**
 * Adds a problem to a list, which holds 200 at most.
 * @param path inside the record; truncated to 200 characters, because member names may have any length
 * @param found the value that the platform sent
 * @returns whether there was room for it
 */
export function addProblem(
  problems: FieldProblem[],
  path: string,
  expected: FieldProblem['expected'],
  found: unknown,
): boolean {
  if (problems.length >= MAX_PROBLEMS) return false;
  const shown = path.length > MAX_PATH ? `${path.slice(0, MAX_PATH - 1)}…` : path;
  problems.push({ path: shown, expected, found: abbreviate(found) });
  return true;
}
