import type { ReplyShape } from './settings.ts';

export type JsonObject = Record<string, unknown>;

/** Converts a shipment (docs/platform-api.md#webhook-payload) to one of the plausible replies to a lookup. */
export function shapeReply(record: JsonObject, shape: ReplyShape): JsonObject {
  switch (shape) {
    case 'envelope':
      return { success: true, message: 'Shipment found', data: record };
    case 'bare':
      return record;
    case 'list':
      return { shipments: [{ events: eventsOf(record), ...(toSnakeCase(record) as JsonObject) }], count: 1 };
  }
}

function toSnakeCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toSnakeCase);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [snakeName(name), toSnakeCase(inner)]),
  );
}

function snakeName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Two scan events before the record's own status, which is the latest. */
function eventsOf(record: JsonObject): JsonObject[] {
  const { status, statusCode, updatedAt } = record;
  if (typeof status !== 'string' || typeof updatedAt !== 'string') return [];
  const latest = Date.parse(updatedAt);
  const hoursEarlier = (hours: number) => new Date(latest - hours * 3_600_000).toISOString();
  return [
    { status: 'LABEL_CREATED', status_code: 100, occurred_at: hoursEarlier(50) },
    { status: 'PICKED_UP', status_code: 110, occurred_at: hoursEarlier(27) },
    { status, status_code: statusCode, occurred_at: updatedAt },
  ];
}
