import type { RequestRecord } from '../../../dev/platform/request-log.ts';
import { fingerprint } from '../../../dev/platform/request-log.ts';
import { ENVIRONMENTS, type MonkeyPlatform, sourceName } from './sources.ts';
import type { Stage } from './stage.ts';

/** The requests that the platforms received. */
export interface Traffic {
  /** Tokens that were issued and sent in full. */
  exchanges: number;
  /** Exchanges that something else than a new worker made necessary. */
  forced: number;
  webhooks: number;
  problems: string[];
}

/**
 * Compares what the platforms have received with what the monkey did.
 *
 * An exchange is forced by each token that was refused, by each save, which ends the tokens of both environments, and by
 * each check of a connection, which always obtains a new token. A worker that is stopped in an exchange loses the token,
 * so that each life may make another one. With a single flight there are no others, however many lookups wait.
 */
export async function examineTraffic({
  platforms,
  webhooks: planned,
  witness: { tally, sent },
}: Pick<Stage, 'platforms' | 'webhooks' | 'witness'>): Promise<Traffic> {
  const logs = await Promise.all(
    platforms.map(async (each) => ({ ...each, requests: await each.admin.requests() })),
  );
  const all = logs.flatMap(({ requests }) => requests);
  const refused = new Set(all.filter(isRefused).map(({ headers }) => headers.authorization));
  const exchanges = all.filter(isExchange).length;
  // The first two tokens belong to the save that configured both environments, before the messages were counted.
  const saves = 1 + sent('saveConnections');
  const forced = refused.size + 2 * saves + sent('checkConnection', 'forgetToken');
  const problems = logs.flatMap(({ requests, ...platform }) => [
    ...foreignKeys(requests, platform),
    ...strayWebhooks(requests, platform, planned),
  ]);
  if (exchanges > tally.lives + forced) {
    problems.push(`${exchanges} exchanges in ${tally.lives} worker lives, with ${forced} forced refreshes`);
  }
  const webhooks = all.filter(({ operation }) => operation === 'webhook');
  for (const [body, times] of countOf(webhooks.map((webhook) => webhook.body ?? 'without a body'))) {
    if (times > 1) problems.push(`webhook sent ${times} times: ${body}`);
  }
  return { exchanges, forced, webhooks: webhooks.length, problems };
}

/** A token that the client got as the platform sent it. */
function isExchange({ operation, status, fault = 'delay' }: RequestRecord): boolean {
  return operation === 'token' && status === 200 && fault === 'delay';
}

function isRefused({ operation, status = 0 }: RequestRecord): boolean {
  return operation === 'track' && [401, 403].includes(status);
}

/** Keys of another platform or environment. */
function foreignKeys(requests: readonly RequestRecord[], { name, platform }: MonkeyPlatform): string[] {
  return ENVIRONMENTS.flatMap((environment) => {
    const own = fingerprint(platform[environment].apiKey);
    return requests
      .filter(({ place, operation }) => place === environment && operation === 'token')
      .filter(({ headers }) => headers['x-api-key'] !== own)
      .map(() => `a key of another environment was sent to ${sourceName(name, environment)}`);
  });
}

function countOf(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Webhooks that arrived elsewhere than they were sent to. Those of the options go to the sandbox. */
function strayWebhooks(
  requests: readonly RequestRecord[],
  { name }: MonkeyPlatform,
  planned: ReadonlyMap<string, string>,
): string[] {
  return requests
    .filter(({ operation }) => operation === 'webhook')
    .flatMap(({ place, body = '' }) => {
      const wanted = planned.get(body) ?? 'sandbox';
      const isThere = wanted === place || wanted === `${name}-${place}`;
      return isThere ? [] : [`a webhook for ${wanted} was sent to ${name}-${place}`];
    });
}
