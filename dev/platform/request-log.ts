import { createHash } from 'node:crypto';
import { z } from '../../utils/zod.ts';

export const OperationSchema = z.enum(['token', 'track', 'webhook', 'image', 'other']);
export type Operation = z.infer<typeof OperationSchema>;

/** `sink` is the server of another origin to which redirects point; the extension must never send it a request. */
const PlaceSchema = z.enum(['production', 'sandbox', 'sink']);
type Place = z.infer<typeof PlaceSchema>;

export const RequestRecordSchema = z.object({
  place: PlaceSchema,
  operation: OperationSchema,
  method: z.string(),
  /** Path with query. */
  path: z.string(),
  /** Lower-case names. Secret values are replaced by `sha256:` and the first 16 digits. */
  headers: z.record(z.string(), z.string()),
  /** Milliseconds since 1970. */
  at: z.number(),
  /** Number of concurrent requests for the same operation on arrival, including this one. */
  underWay: z.int(),
  /** Absent until the request is answered. */
  status: z.optional(z.int()),
  /** The kind of fault with which the request was answered, if any. */
  fault: z.optional(z.string()),
  /** Fingerprint of a webhook's body, so that a webhook that arrives twice is visible. */
  body: z.optional(z.string()),
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
  /** Records a request on arrival; the caller adds the status later. */
  add(place: Place, operation: Operation, request: Request, underWay: number): RequestRecord;
  all(): readonly RequestRecord[];
  counts(): Counts;
  clear(): void;
}

/** Stores every request to the platform, without secrets. */
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

/** The first 16 digits of a secret's SHA-256: enough to distinguish secrets, useless otherwise. */
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
