import { formatJson } from '../../../utils/webhook-samples.ts';
import { jsonMembers } from './json-members.ts';

/** The members of `data` that have a field of their own beside the JSON. */
export const PAYLOAD_FIELDS = ['trackingId', 'status', 'statusCode'] as const;
export type PayloadField = (typeof PAYLOAD_FIELDS)[number];

/** What the fields show of a payload: texts and numbers; nothing for what is neither. */
export function fieldsOf(payload: unknown): Record<PayloadField, string> {
  const data = recordOf(recordOf(payload).data);
  const shown = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return {
    trackingId: shown(data.trackingId),
    status: shown(data.status),
    statusCode: shown(data.statusCode),
  };
}

/**
 * The payload with another value in a field. Where the member is there already, only its value is replaced, so that layout
 * and numbers such as `1.0` stay as they were typed. An emptied field takes its member away.
 * @returns undefined when the text is not a JSON object
 */
export function withField(text: string, field: PayloadField, entered: string): string | undefined {
  let payload: unknown;
  try {
    payload = JSON.parse(text);
  } catch {
    // The field cannot be used then.
    return undefined;
  }
  if (!isRecord(payload)) return undefined;
  const data = recordOf(payload.data);
  const { [field]: _, ...others } = data;
  if (entered === '') return formatJson({ ...payload, data: others });
  const value = field === 'statusCode' && /^-?\d{1,15}$/.test(entered) ? Number(entered) : entered;
  const place = jsonMembers(text).get(`data.${field}`);
  if (place && field in data)
    return text.slice(0, place.start) + JSON.stringify(value) + text.slice(place.end);
  return formatJson({ ...payload, data: { ...data, [field]: value } });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
