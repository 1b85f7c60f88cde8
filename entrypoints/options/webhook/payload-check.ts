import { MAX_PAYLOAD } from '../../../utils/webhook-history.ts';
import { WEBHOOK_EVENTS, type WebhookEvent, WebhookPayloadSchema } from '../../../utils/webhook-payload.ts';
import { formatJson } from '../../../utils/webhook-samples.ts';
import type { z } from '../../../utils/zod.ts';
import { jsonErrorPosition, type Position } from './json-position.ts';

/** What a member should have been; keys of the message catalogue's `webhook.payloadProblem`. */
export type Expected =
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
}

export type PayloadCheck =
  | { kind: 'empty' }
  | { kind: 'tooLong' }
  | { kind: 'notJson'; position: Position }
  /** JSON: it can be sent, also with problems. */
  | { kind: 'json'; value: unknown; problems: PayloadProblem[] };

/** Reads the text of the payload editor and holds it against the WebhookPayload schema. */
export function checkPayload(text: string): PayloadCheck {
  if (text.trim() === '') return { kind: 'empty' };
  if (text.length > MAX_PAYLOAD) return { kind: 'tooLong' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: 'notJson', position: jsonErrorPosition(text) };
  }
  const issues = WebhookPayloadSchema.safeParse(value).error?.issues ?? [];
  return { kind: 'json', value, problems: issues.map((issue) => toProblem(issue, value)) };
}

/** The event that a payload names, if it is one of the two. */
export function eventOf(check: PayloadCheck): WebhookEvent | undefined {
  if (check.kind !== 'json' || !isRecord(check.value)) return undefined;
  const { event } = check.value;
  return WEBHOOK_EVENTS.find((known) => known === event);
}

/**
 * The payload with another event. Only that one word of the text is replaced where that is enough, so that layout and
 * numbers such as `1.0` stay as they were typed.
 * @returns undefined when the text is not a JSON object
 */
export function withEvent(text: string, event: WebhookEvent): string | undefined {
  const check = checkPayload(text);
  if (check.kind !== 'json' || !isRecord(check.value)) return undefined;
  const wanted = 'event' in check.value ? { ...check.value, event } : { event, ...check.value };
  const edited = text.replace(/("event"\s*:\s*)"[^"\\]*"/, `$1"${event}"`);
  return JSON.stringify(JSON.parse(edited)) === JSON.stringify(wanted) ? edited : formatJson(wanted);
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

function toProblem(issue: z.core.$ZodIssue, payload: unknown): PayloadProblem {
  const values = issue.code === 'invalid_value' ? issue.values.map(String) : [];
  return { path: renderPath(issue.path), expected: expectedBy(issue, payload), values };
}

function expectedBy(issue: z.core.$ZodIssue, payload: unknown): Expected {
  if (issue.path.length > 0 && memberAt(payload, issue.path) === undefined) return 'present';
  if (issue.code === 'invalid_value') return 'oneOf';
  if (issue.code === 'invalid_format') return FORMATS[issue.format] ?? 'other';
  return issue.code === 'invalid_type' ? (TYPES[issue.expected] ?? 'other') : 'other';
}

function memberAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((holder, key) => (isRecord(holder) ? holder[key] : undefined), value);
}

function renderPath(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

function isRecord(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null;
}
