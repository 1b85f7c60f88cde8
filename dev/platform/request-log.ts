import { createHash } from 'node:crypto';
import { z } from '../../utils/zod.ts';

export const OperationSchema = z.enum(['token', 'track', 'webhook', 'image', 'other']);
export type Operation = z.infer<typeof OperationSchema>;

/** `sink` is the server of another origin that redirects lead to; nothing should ever reach it. */
const PlaceSchema = z.enum(['production', 'sandbox', 'sink']);
type Place = z.infer<typeof PlaceSchema>;

export const RequestRecordSchema = z.object({
  place: PlaceSchema,
  operation: OperationSchema,
  method: z.string(),
  /** Path with query. */
  path: z.string(),
  /** Lower-case names. Values that are secret are given as `sha256:` and the first 16 digits. */
  headers: z.record(z.string(), z.string()),
  /** Milliseconds since 1970. */
  at: z.number(),
  /** How many requests for the same operation were being answered when it arrived, itself among them. */
  underWay: z.int(),
  /** Absent while the request is being answered, and when it never was. */
  status: z.int().optional(),
});
export type RequestRecord = z.infer<typeof RequestRecordSchema>;

const PlaceCountsSchema = z.object({
  token: z.int(),
  track: z.int(),
  webhook: z.int(),
  image: z.int(),
  other: z.int(),
});
export const CountsSchema = z.object({
  production: PlaceCountsSchema,
  sandbox: PlaceCountsSchema,
  /** Requests to the other origin. */
  sink: z.int(),
});
export type Counts = z.infer<typeof CountsSchema>;

const SECRET_HEADERS = new Set(['x-api-key', 'authorization', 'cookie']);

export interface RequestLog {
  /** Writes a request down as it arrives; the caller adds the status once it is known. */
  add(place: Place, operation: Operation, request: Request, underWay: number): RequestRecord;
  all(): readonly RequestRecord[];
  counts(): Counts;
  clear(): void;
}

/** Remembers every request that reached the platform, without any secret. */
export function createRequestLog(): RequestLog {
  let records: RequestRecord[] = [];
  return {
    add(place, operation, request, underWay) {
      const record = { ...describeRequest(place, operation, request), underWay };
      records.push(record);
      return record;
    },
    all: () => records,
    counts: () => countRecords(records),
    clear() {
      records = [];
    },
  };
}

/** The first 16 digits of a secret's SHA-256: enough to tell two apart, useless for anything else. */
export function fingerprint(secret: string): string {
  return `sha256:${createHash('sha256').update(secret).digest('hex').slice(0, 16)}`;
}

function describeRequest(
  place: Place,
  operation: Operation,
  request: Request,
): Omit<RequestRecord, 'underWay'> {
  const { pathname, search } = new URL(request.url);
  const headers: Record<string, string> = {};
  for (const [name, value] of request.headers) {
    headers[name] = SECRET_HEADERS.has(name) ? fingerprint(value) : value;
  }
  return { place, operation, method: request.method, path: pathname + search, headers, at: Date.now() };
}

function countRecords(records: readonly RequestRecord[]): Counts {
  const none = { token: 0, track: 0, webhook: 0, image: 0, other: 0 };
  const counts: Counts = { production: { ...none }, sandbox: { ...none }, sink: 0 };
  for (const { place, operation } of records) {
    if (place === 'sink') counts.sink += 1;
    else counts[place][operation] += 1;
  }
  return counts;
}
