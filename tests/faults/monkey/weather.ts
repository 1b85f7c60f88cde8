import type { FaultRuleInput } from '../../../dev/platform/faults.ts';
import type { Random } from './random.ts';
import { ENVIRONMENTS, type MonkeyPlatform } from './sources.ts';

type Fault = FaultRuleInput['fault'];
type Operation = FaultRuleInput['operation'];

const HTML = '<!doctype html><title>Blocked</title><h1>Blocked by the network</h1>';

const answer = (status: number, more: Partial<Extract<Fault, { kind: 'answer' }>> = {}): Fault => ({
  kind: 'answer',
  status,
  ...more,
});

/** A busy platform that names a wait. */
const busy = (random: Random): Fault =>
  answer(429, { headers: { 'Retry-After': `${random.between(1, 2)}` } });
const slow = (random: Random): Fault => ({ kind: 'delay', ms: random.between(100, 2_000) });

const BROKEN: readonly [Fault, ...Fault[]] = [
  answer(500),
  answer(503),
  { kind: 'truncatedJson' },
  { kind: 'cutOff' },
  { kind: 'wrongShape' },
  { kind: 'emptyBody' },
  { kind: 'html' },
];

/** One fault that is likely for an operation. */
function faultFor(operation: Operation, random: Random): Fault {
  if (random.oneIn(3)) return slow(random);
  // A browser sends a request again when its connection breaks before the reply, also a POST; Waybill cannot prevent it.
  if (operation !== 'webhook' && random.oneIn(4)) return { kind: 'reset' };
  if (operation !== 'webhook' && random.oneIn(5)) return busy(random);
  if (operation === 'track' && random.oneIn(4)) {
    return random.pick([
      answer(401, { body: '{"success":false,"error":"ExpiredTokenError"}' }),
      answer(401, { body: '' }),
      answer(403, { body: HTML, headers: { 'Content-Type': 'text/html' } }),
    ]);
  }
  if (operation === 'token' && random.oneIn(6)) {
    return random.pick([answer(401), answer(403), answer(403, { body: HTML })]);
  }
  return random.pick(BROKEN);
}

/**
 * Changes something about one of the platforms: adds a fault for some requests, or for all until the next change, clears
 * them, or expires the tokens.
 * @returns what was changed
 */
export async function changeWeather(platforms: readonly MonkeyPlatform[], random: Random): Promise<string> {
  const { name, admin } = random.pick(platforms as [MonkeyPlatform, ...MonkeyPlatform[]]);
  const environment = random.pick(ENVIRONMENTS);
  if (random.oneIn(3)) {
    await admin.clearFaults();
    return `${name}: clear faults`;
  }
  if (random.oneIn(4)) {
    await admin.expireTokens(environment);
    return `${name}-${environment}: expire tokens`;
  }
  const operation = random.pick(['track', 'track', 'track', 'token', 'token', 'webhook'] as const);
  const count = random.oneIn(4) ? undefined : random.between(1, 3);
  const fault = faultFor(operation, random);
  await admin.setFault({ environment, operation, fault, ...(count === undefined ? {} : { count }) });
  return `${name}-${environment}: ${count ?? 'all'} × ${operation} ${JSON.stringify(fault)}`;
}
