import type { JsonObject } from '../../utils/json.ts';
import type { z } from '../../utils/zod.ts';
import type { FieldProblem } from '../shipment/model.ts';
import { membersOf } from './shipment-record.ts';

type Expected = FieldProblem['expected'];

/**
 * Reads one object field by field. Drops and reports invalid fields. `null` counts as absent.
 */
export class FieldReader {
  readonly #members: Map<string, unknown>;
  readonly #prefix: string;
  readonly #problems: FieldProblem[];

  constructor(object: JsonObject, prefix: string, problems: FieldProblem[]) {
    this.#members = membersOf(object);
    this.#prefix = prefix;
    this.#problems = problems;
  }

  raw(name: string): unknown {
    return this.#members.get(name.toLowerCase()) ?? undefined;
  }

  /** Returns `{ [name]: value }`, or `{}` if the field is absent or invalid, to be spread into a record. */
  read<N extends string, T>(name: N, schema: z.ZodType<T>, expected: Expected): { [K in N]?: T } {
    const value = this.raw(name);
    if (value === undefined) return {};
    const parsed = schema.safeParse(value);
    if (parsed.success) return { [name]: parsed.data } as { [K in N]?: T };
    this.refuse(name, expected, value);
    return {};
  }

  refuse(name: string, expected: Expected, found: unknown): void {
    this.#problems.push({ path: this.#prefix + name, expected, found: abbreviate(found) });
  }
}

/** Returns a value as short text of at most 80 characters, or `[…]` if it is nested too deeply to print. */
export function abbreviate(value: unknown): string {
  const text = printed(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

function printed(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    // JSON.stringify is recursive and throws if the value is nested too deeply.
    return '[…]';
  }
}
