import { objectOf, parseJson } from '../../utils/json.ts';
import { findPart, readJsonPart } from '../../utils/json-part.ts';
import { safeRead, type z } from '../../utils/zod.ts';
import { findJsonError, type JsonError } from './json-error.ts';
import { MAX_PAYLOAD, WEBHOOK_EVENTS, type WebhookEvent, WebhookPayloadSchema } from './model.ts';

/** The expected kind of value; keys of the message catalogue's `webhook.payloadProblem`. */
type Expected =
  | 'present'
  | 'text'
  | 'number'
  | 'wholeNumber'
  | 'object'
  | 'list'
  | 'date'
  | 'time'
  | 'dateTime'
  | 'webAddress'
  | 'oneOf'
  | 'other';

export interface PayloadProblem {
  /** Such as `data.proofOfDelivery.pods[1]`; empty for the payload as a whole. */
  path: string;
  expected: Expected;
  /** The allowed values, for `oneOf`. */
  values: string[];
  /** Offsets of the value or, if it is missing, of its parent; `end` is exclusive. */
  start: number;
  end: number;
  /** Line of `start`, counted from 1. */
  line: number;
}

export type PayloadCheck =
  | { kind: 'empty' }
  | { kind: 'tooLong' }
  | { kind: 'notJson'; error: JsonError }
  /** Can be sent, even with problems. */
  | { kind: 'json'; value: unknown; problems: PayloadProblem[] };

/** Parses the text of the payload editor and validates it against the WebhookPayload schema. */
export function checkPayload(text: string): PayloadCheck {
  if (text.trim() === '') return { kind: 'empty' };
  if (text.length > MAX_PAYLOAD) return { kind: 'tooLong' };
  const value = parseJson(text);
  if (value === undefined) return { kind: 'notJson', error: findJsonError(text) };
  return { kind: 'json', value, problems: problemsIn(text, value) };
}

/** The event that a payload names, if it is a known one. */
export function eventOf(check: PayloadCheck): WebhookEvent | undefined {
  if (check.kind !== 'json') return undefined;
  const { event } = objectOf(check.value);
  return WEBHOOK_EVENTS.find((known) => known === event);
}

const FORMATS: Record<string, Expected> = {
  date: 'date',
  time: 'time',
  datetime: 'dateTime',
  url: 'webAddress',
};
const TYPES: Record<string, Expected> = {
  string: 'text',
  number: 'number',
  int: 'wholeNumber',
  object: 'object',
  array: 'list',
};

function problemsIn(text: string, value: unknown): PayloadProblem[] {
  // With the input: a value is `undefined` only if the member is missing.
  const { error } = safeRead(WebhookPayloadSchema, value, { reportInput: true });
  const whole = error && readJsonPart(text);
  if (!whole) return [];
  const lineOf = createLineCounter(text);
  return error.issues.map((issue) => {
    const { start, end } = findPart(whole, issue.path);
    return {
      path: renderPath(issue.path),
      expected: expectedBy(issue),
      values: issue.code === 'invalid_value' ? issue.values.map(String) : [],
      start,
      end,
      line: lineOf(start),
    };
  });
}

function expectedBy(issue: z.core.$ZodIssue): Expected {
  if (issue.input === undefined) return 'present';
  if (issue.code === 'invalid_value') return 'oneOf';
  if (issue.code === 'invalid_format') return FORMATS[issue.format] ?? 'other';
  return issue.code === 'invalid_type' ? (TYPES[issue.expected] ?? 'other') : 'other';
}

function renderPath(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

/** Finds the line of an offset, counted from 1. Fastest with offsets in ascending order. */
function createLineCounter(text: string): (offset: number) => number {
  let lineStart = 0;
  let line = 1;
  return (offset) => {
    if (offset < lineStart) {
      lineStart = 0;
      line = 1;
    }
    for (let end = text.indexOf('\n', lineStart); end !== -1 && end < offset; ) {
      line += 1;
      lineStart = end + 1;
      end = text.indexOf('\n', lineStart);
    }
    return line;
  };
}
