import { isObject } from '../../utils/json.ts';
import { fail, type Outcome, succeed } from '../../utils/outcome.ts';
import { MAX_RAW_LENGTH } from '../shipment/limits.ts';
import type { Shipment } from '../shipment/model.ts';
import { findAuthError, isErrorReply, messageOf, platformFailure, readJson } from './api-reply.ts';
import type { Http, HttpReply } from './http.ts';
import { keySecret, tokenSecret } from './mask-secrets.ts';
import type { PartnerConnection } from './model.ts';
import { readShipment } from './shipment-reader.ts';
import { findRecord, holdersOf } from './shipment-record.ts';
import type { TokenSource } from './token-source.ts';

interface PlatformLookupRequest {
  connection: PartnerConnection;
  trackingId: string;
  /** The agent requested the lookup explicitly, so a previously rejected key is tried again. */
  ask: boolean;
  /** Aborts the token exchange, the lookup and all retries. */
  signal: AbortSignal;
}

interface PlatformLookupReply {
  shipment: Shipment;
  /** The response body, truncated to `MAX_RAW_LENGTH`. */
  raw: string;
}

export type PlatformLookup = (request: PlatformLookupRequest) => Promise<Outcome<PlatformLookupReply>>;

const MAX_ENVELOPES = 4;
/** Messages for a missing record, used if the status alone does not show it. */
const NOT_FOUND =
  /not[ _]?found|no (such )?(shipment|parcel|package|record|result|tracking)|does ?n[o']t exist|unknown tracking/i;

/**
 * Looks up a tracking ID (docs/platform-api.md#tracking-lookup) by the token rules of
 * docs/platform-api.md#authentication: replaces a refused token once and repeats the request once. A second refusal is
 * returned as a failure.
 */
export function createPlatformLookup(http: Http, tokens: TokenSource): PlatformLookup {
  return async ({ connection, trackingId, ask, signal }) => {
    const first = await tokens.get(connection, { ask, signal });
    if (!first.ok) return first;
    const answer = await requestTrack(http, connection, trackingId, [first.value], signal);
    if (!answer.ok) return answer;
    if (!answer.value.authError) return interpret(connection, trackingId, answer.value);

    const second = await tokens.replace(connection, first.value, signal);
    if (!second.ok) return second;
    const repeated = await requestTrack(http, connection, trackingId, [second.value, first.value], signal);
    if (!repeated.ok) return repeated;
    return interpret(connection, trackingId, repeated.value);
  };
}

interface TrackAnswer {
  reply: HttpReply;
  json: unknown;
  authError: ReturnType<typeof findAuthError>;
}

/** @param tokens the token to send, then others that the platform may echo */
async function requestTrack(
  http: Http,
  connection: PartnerConnection,
  trackingId: string,
  tokens: [string, ...string[]],
  signal: AbortSignal,
): Promise<Outcome<TrackAnswer>> {
  const sent = await http({
    method: 'GET',
    url: `${connection.partnerUrl}/track?${new URLSearchParams({ trackingId })}`,
    headers: { Accept: 'application/json', Authorization: `Bearer ${tokens[0]}` },
    retries: 2,
    signal,
    environment: connection.environment,
    secrets: [keySecret(connection.key), ...tokens.map(tokenSecret)],
  });
  if (!sent.ok) return sent;
  const json = readJson(sent.value);
  return succeed({ reply: sent.value, json, authError: findAuthError(sent.value, json) });
}

function interpret(
  { partnerUrl, isLoopback }: PartnerConnection,
  trackingId: string,
  { reply, json, authError }: TrackAnswer,
): Outcome<PlatformLookupReply> {
  const { host } = new URL(partnerUrl);
  const { status } = reply;
  if (authError === 'forbidden') return platformFailure(host, reply, json);
  if (authError) return fail('keyRejected', { host, status, detail: messageOf(json) ?? authError });
  const hasFailed = status >= 400 || (isObject(json) && json.success === false);
  const record = hasFailed || isEmpty(json) ? undefined : findRecord(json, trackingId);
  if (record) {
    const shipment = readShipment(record, isLoopback, holdersOf(json, record));
    return succeed({ shipment, raw: reply.body.slice(0, MAX_RAW_LENGTH) });
  }
  if (isNotFound(reply, json)) return platformFailure(host, reply, json, 'notFound');
  if (isErrorReply(reply, json)) return platformFailure(host, reply, json);
  return fail('unreadableReply', { host, status, detail: reply.body });
}

/** @param reply one without a record */
function isNotFound(reply: HttpReply, json: unknown): boolean {
  // A 404 with an HTML page means a wrong URL, not a missing shipment.
  if (reply.status === 404) return json !== undefined || reply.body.trim() === '';
  if (!isErrorReply(reply, json)) return reply.status === 204 || isEmpty(json);
  // An error without data may be an outage, so its message must say so. That of a 5xx may name anything not found.
  return reply.status < 500 && NOT_FOUND.test(messageOf(json) ?? '');
}

/** Whether the JSON is `null`, `[]`, `{}`, or one of these in at most four envelopes with a member `data`. */
function isEmpty(json: unknown, envelopes = 0): boolean {
  if (json === null) return true;
  if (Array.isArray(json)) return json.length === 0;
  if (!isObject(json)) return false;
  if (Object.keys(json).length === 0) return true;
  return envelopes < MAX_ENVELOPES && 'data' in json && isEmpty(json.data, envelopes + 1);
}
