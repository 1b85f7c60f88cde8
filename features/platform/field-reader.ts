import type { JsonObject } from '../../utils/json.ts';
import type { z } from '../../utils/zod.ts';
import type { FieldProblem } from '../shipment/model.ts';
import { membersOf } from './shipment-record.ts';

type Expected = FieldProblem['expected'];

/**
 * Reads one object tolerantly: every known field is checked by itself, a bad one is dropped and named.
 * `null` counts as absent.
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

  /** `{ [name]: value }`, or `{}` where the field is absent or bad: made for spreading into a record. */
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

/** A short rendering of any value of a reply, at most 80 characters; `[…]` for one that is nested too deeply to print. */
export function abbreviate(value: unknown): string {
  const text = printed(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

function printed(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    // Printing goes down as deep as the stack allows; reading a reply does not.
    return '[…]';
  }
}
