import { objectOf, prettyJson } from '../../utils/json.ts';
import { findMember, type JsonPart, readJsonPart } from '../../utils/json-part.ts';
import type { WebhookEvent } from './model.ts';

/** The members of `data` that have their own input beside the JSON. */
export const PAYLOAD_FIELDS = ['trackingId', 'status', 'statusCode'] as const;
export type PayloadField = (typeof PAYLOAD_FIELDS)[number];

/** The texts of the inputs for a payload: strings and numbers; empty for anything else. */
export function fieldsOf(payload: unknown): Record<PayloadField, string> {
  const data = objectOf(objectOf(payload).data);
  const shown = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return {
    trackingId: shown(data.trackingId),
    status: shown(data.status),
    statusCode: shown(data.statusCode),
  };
}

/**
 * Sets a member of `data`, or removes it if the entered text is empty. An existing value is replaced in place, which
 * preserves the layout; otherwise the JSON is reformatted. Numbers such as `1.0` are preserved in both cases.
 * A proof of delivery that has the shipment's own ID as its number gets the new ID too.
 * @returns `undefined` if the text is not a JSON object or there is nothing to remove
 */
export function withField(text: string, field: PayloadField, entered: string): string | undefined {
  const payload = readJsonPart(text);
  if (payload?.kind !== 'object') return undefined;
  const data = findMember(payload, 'data')?.part;
  const hasData = data?.kind === 'object';
  if (entered === '') return hasData ? withoutMember(text, data, field) : undefined;
  const value = field === 'statusCode' && /^-?\d{1,15}$/.test(entered) ? Number(entered) : entered;
  if (!hasData) return withMember(text, payload, 'data', { [field]: value }, 'last');
  const edited = withMember(text, data, field, value, 'last');
  return field === 'trackingId' && hasOwnProof(data) ? withProofNumber(edited, value) : edited;
}

/**
 * Sets the event, in place like `withField`.
 * @returns `undefined` if the text is not a JSON object
 */
export function withEvent(text: string, event: WebhookEvent): string | undefined {
  const payload = readJsonPart(text);
  return payload?.kind === 'object' ? withMember(text, payload, 'event', event, 'first') : undefined;
}

/** Whether the proof's number is the ID of the shipment, and not that of another carrier. */
function hasOwnProof(data: JsonPart): boolean {
  const id = findMember(data, 'trackingId')?.part;
  return id?.kind === 'text' && proofNumberOf(data)?.copyText() === id.copyText();
}

function withProofNumber(text: string, value: unknown): string {
  const payload = readJsonPart(text);
  const data = payload && findMember(payload, 'data')?.part;
  const number = data && proofNumberOf(data);
  return number ? replaced(text, number, JSON.stringify(value)) : text;
}

function proofNumberOf(data: JsonPart): JsonPart | undefined {
  const proof = findMember(data, 'proofOfDelivery')?.part;
  return proof && findMember(proof, 'trackingNumber')?.part;
}

/** @param place of a new member */
function withMember(
  text: string,
  object: JsonPart,
  name: string,
  value: unknown,
  place: 'first' | 'last',
): string {
  const existing = findMember(object, name);
  if (existing) return replaced(text, existing.part, JSON.stringify(value));
  const added = `${JSON.stringify(name)}:${JSON.stringify(value)}`;
  const others = object.members().map(({ start, part }) => text.slice(start, part.end));
  return withMembers(text, object, place === 'first' ? [added, ...others] : [...others, added]);
}

function withoutMember(text: string, object: JsonPart, name: string): string {
  const others = object.members().filter(({ key }) => key !== name);
  return withMembers(
    text,
    object,
    others.map(({ start, part }) => text.slice(start, part.end)),
  );
}

function withMembers(text: string, object: JsonPart, members: readonly string[]): string {
  return prettyJson(replaced(text, object, `{${members.join(',')}}`));
}

function replaced(text: string, { start, end }: JsonPart, insert: string): string {
  return text.slice(0, start) + insert + text.slice(end);
}
