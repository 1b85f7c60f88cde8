import type { Environment } from '../../features/platform/model.ts';
import { z } from '../../utils/zod.ts';
import type { FaultRuleInput } from './faults.ts';
import { type InboxItem, InboxItemSchema } from './inbox.ts';
import { type Counts, CountsSchema, type RequestRecord, RequestRecordSchema } from './request-log.ts';
import type { Settings } from './settings.ts';
import type { LaidReplyInput } from './state.ts';

/** A webhook that arrived, with its exact bytes. */
interface ReceivedWebhook extends InboxItem {
  body: Buffer;
}

export interface AdminClient {
  /** Faults, settings, replies, keys, counts and inbox back to the start. Tokens given out stay valid. */
  reset(): Promise<void>;
  /** Requests since the start or the last reset, by environment and operation. */
  counts(): Promise<Counts>;
  resetCounts(): Promise<void>;
  /** Oldest first; secret header values are fingerprints, as `fingerprint` of request-log.ts makes them. */
  requests(): Promise<RequestRecord[]>;
  /** Newest first. */
  inbox(): Promise<ReceivedWebhook[]>;
  clearInbox(): Promise<void>;
  /** Adds a fault; the oldest rule that fits a request wins. */
  setFault(rule: FaultRuleInput): Promise<void>;
  clearFaults(): Promise<void>;
  changeSettings(environment: Environment, settings: Partial<Settings>): Promise<void>;
  /** All tokens given out until now count as expired. */
  expireTokens(environment: Environment): Promise<void>;
  /** The key, and every token made with it, is refused from now on. */
  revokeKey(environment: Environment): Promise<void>;
  restoreKey(environment: Environment): Promise<void>;
  /** Fixes the reply to lookups of one ID, in place of the sample. */
  layReply(reply: LaidReplyInput): Promise<void>;
}

/**
 * The switches of a running local platform.
 * @param adminUrl from `startPlatform`
 */
export function createAdminClient(adminUrl: string): AdminClient {
  const read = async <T>(path: string, schema: z.ZodType<T>): Promise<T> => {
    const answer = await fetch(adminUrl + path);
    return schema.parse(await answer.json());
  };
  const act = async (path: string, input: object = {}): Promise<void> => {
    const answer = await fetch(adminUrl + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(input),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  };
  return {
    reset: () => act('/reset'),
    counts: () => read('/counts', CountsSchema),
    resetCounts: () => act('/reset-counts'),
    requests: () => read('/requests', z.array(RequestRecordSchema)),
    inbox: async () => (await read('/inbox', z.array(InboxItemSchema))).map(withBody),
    clearInbox: () => act('/clear-inbox'),
    setFault: (rule) => act('/set-fault', rule),
    clearFaults: () => act('/clear-faults'),
    changeSettings: (environment, settings) => act('/change-settings', { environment, settings }),
    expireTokens: (environment) => act('/expire-tokens', { environment }),
    revokeKey: (environment) => act('/revoke-key', { environment, revoked: true }),
    restoreKey: (environment) => act('/revoke-key', { environment, revoked: false }),
    layReply: (reply) => act('/lay-reply', reply),
  };
}

function withBody(item: InboxItem): ReceivedWebhook {
  return { ...item, body: Buffer.from(item.bodyBase64, 'base64') };
}
