import fc from 'fast-check';
import { z } from '../utils/zod.ts';

/** The same values in every run: a suite must not turn red by chance. Another seed tries other values. */
const seed = Number(process.env.HOSTILE_JSON_SEED ?? 1);
process.stdout.write(`Hostile JSON is generated with HOSTILE_JSON_SEED=${seed}\n`);

/**
 * Checks that a function neither throws nor rejects for any of the values, and that none of them changes the prototype
 * of all objects. A failure prints the seed, the path that repeats it, and the shortest value that fails.
 */
export async function survives<T>(
  values: fc.Arbitrary<T>,
  read: (value: T) => unknown,
  numRuns = 100,
): Promise<void> {
  const names = Object.getOwnPropertyNames(Object.prototype).join();
  const property = fc.asyncProperty(values, async (value) => {
    await read(value);
    return Object.getOwnPropertyNames(Object.prototype).join() === names;
  });
  await fc.assert(property, { numRuns, seed, reporter: report });
}

/** Fails with a short message: fast-check's own one calls itself for each level of a deep value. */
function report<T>({ failed, counterexample, counterexamplePath, errorInstance }: fc.RunDetails<T>): void {
  if (!failed) return;
  const value = textOf(counterexample).slice(0, 2000);
  throw new Error(`HOSTILE_JSON_SEED=${seed}, path ${counterexamplePath}: ${value}\n${errorInstance}`, {
    cause: errorInstance,
  });
}

/** The JSON of a value; `null` for a deep one, because `JSON.stringify` calls itself for each level. */
export function textOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'null';
  } catch {
    return 'null';
  }
}

/** Names that mean something to JavaScript, to zod or to the platform's interface. */
const NAMES = [
  ...['__proto__', 'constructor', 'prototype', 'length', 'toString', 'valueOf', 'toJSON', 'then', ''],
  ...['success', 'message', 'error', 'errors', 'accessToken', 'trackingId', 'status', 'statusCode', 'events'],
  ...['updatedAt', 'address', 'latitude', 'proofOfDelivery', 'deliveryDate', 'pods', 'transferCarrierName'],
];

/** Objects that pass for texts or lists until something compares their length or prints them. */
const POSING = ['{"length":{"toString":0}}', '{"length":{"valueOf":0,"toString":0}}', '{"length":1e309}']
  .concat([
    '{"length":-1,"0":1}',
    '{"toString":0}',
    '{"toJSON":0}',
    '{"__proto__":{"length":{"toString":0}}}',
  ])
  .concat(['{"__proto__":null}', '{"constructor":{"name":0},"then":0}']);

/** Nested too deeply for functions that call themselves for each level. */
const DEEP = [
  `${'['.repeat(20_000)}1${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
];

const json = (text: string) => fc.constant(text).map((each): unknown => JSON.parse(each));

/** Markup, with an attribute by which a test finds it again if it became an element, and addresses that are no links. */
export const MARKUP = [
  '<img src=x onerror=alert(1) data-hostile>',
  '"><svg onload=alert(1) data-hostile>',
  "'><a href=javascript:alert(1) data-hostile>x</a>",
  '</title></style></textarea></pre><script data-hostile>alert(1)</script>',
  '<base href=http://evil.example/ data-hostile>',
  '&lt;b data-hostile&gt;&#60;b data-hostile&#62;',
  'javascript:alert(1)',
  'data:text/html,<b data-hostile>',
  'http://evil.example/',
  '//evil.example/%2e%2e/?a=1&b="<b data-hostile>#',
];

const leaf: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, false, 0, -0, -1, 203, 1.5, 1e21, 1e308, Number.MAX_SAFE_INTEGER + 1),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('https://a.example', '2026-11-18', '2026-11-18T10:00:00Z', '\ud800', 'x'.repeat(100_000)),
  fc.constantFrom(...MARKUP),
  fc.constantFrom(...POSING, ...DEEP).chain(json),
);

function objectFrom(entries: readonly (readonly [string, unknown])[]): unknown {
  const object = {};
  // An assignment to `__proto__` would set the prototype, which JSON cannot do.
  for (const [name, value] of entries) {
    Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
  }
  return object;
}

/** Any JSON value, with all that JSON allows and nobody expects. */
export const hostileJson: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    leaf,
    fc.array(tie('value'), { maxLength: 4 }),
    fc
      .array(fc.tuple(fc.oneof(fc.constantFrom(...NAMES), fc.string()), tie('value')), { maxLength: 5 })
      .map(objectFrom),
  ),
})).value;

/** JSON that matches a schema in most places; otherwise a reader would refuse it at the first. */
export function nearly(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  return near(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }));
}

function near(schema: z.core.JSONSchema._JSONSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: fitting(schema) }, { weight: 1, arbitrary: hostileJson });
}

function fitting(schema: z.core.JSONSchema._JSONSchema): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return hostileJson;
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return fc.oneof(...alternatives.map(near));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === 'object') {
    const members = Object.entries(schema.properties ?? {});
    const entries = members.map(([name, each]) => fc.tuple(fc.constant(name), near(each)));
    return fc.tuple(...entries).map((all) => objectFrom(all));
  }
  if (schema.type === 'array') {
    const { items } = schema;
    return fc.array(items && !Array.isArray(items) ? near(items) : hostileJson, { maxLength: 3 });
  }
  if (schema.type === 'string') return fc.oneof(fc.string({ minLength: 4 }), fc.constantFrom(...MARKUP));
  if (schema.type === 'number' || schema.type === 'integer') return fc.integer({ min: 0, max: 200 });
  if (schema.type === 'boolean') return fc.boolean();
  return hostileJson;
}
