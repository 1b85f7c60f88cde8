import type { Environment } from '../../features/platform/model.ts';
import { z } from '../../utils/zod.ts';
import type { FaultRuleInput } from './faults.ts';
import { type InboxItem, InboxItemSchema } from './inbox.ts';
import { type Counts, CountsSchema, type RequestRecord, RequestRecordSchema } from './request-log.ts';
import type { Settings } from './settings.ts';
import type { LaidReplyInput } from './state.ts';

/** A received webhook with its exact bytes. */
interface ReceivedWebhook extends InboxItem {
  body: Buffer;
}

export interface AdminClient {
  /** Resets faults, settings, replies, keys, counts and inbox. Issued tokens stay valid. */
  reset(): Promise<void>;
  /** Number of requests since the start or the last reset, by environment and operation. */
  counts(): Promise<Counts>;
  resetCounts(): Promise<void>;
  /** Oldest first; secret header values are replaced by fingerprints (`fingerprint` in request-log.ts). */
  requests(): Promise<RequestRecord[]>;
  /** Newest first. */
  inbox(): Promise<ReceivedWebhook[]>;
  clearInbox(): Promise<void>;
  /** Adds a fault; the oldest matching rule applies to a request. */
  setFault(rule: FaultRuleInput): Promise<void>;
  clearFaults(): Promise<void>;
  changeSettings(environment: Environment, settings: Partial<Settings>): Promise<void>;
  /** Expires all tokens issued so far. */
  expireTokens(environment: Environment): Promise<void>;
  /** Revokes the key and all tokens created with it. */
  revokeKey(environment: Environment): Promise<void>;
  restoreKey(environment: Environment): Promise<void>;
  /** Sets the reply to lookups of one ID, instead of the sample. */
  layReply(reply: LaidReplyInput): Promise<void>;
}

/**
 * Client for the controls of a running local platform.
 * @param adminUrl from `startPlatform`
 */
export function createAdminClient(adminUrl: string): AdminClient {
  const read = async <T>(path: string, schema: z.ZodMiniType<T>): Promise<T> => {
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
