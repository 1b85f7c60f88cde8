import { expect, test } from 'vitest';
import type { FaultRuleInput } from '../../dev/platform/faults.ts';
import { useTestPlatform } from '../../dev/platform/test-platform.ts';
import { createExchange } from '../../features/platform/exchange.ts';
import { createHttp } from '../../features/platform/http.ts';
import { fail } from '../../utils/outcome.ts';
import { connection } from '../fakes/http.ts';

const use = useTestPlatform();

/** Exchanges a key while the platform has a fault, with a time limit. */
async function exchangeWith(fault: FaultRuleInput['fault']) {
  await use().admin.setFault({ operation: 'token', fault });
  const { partnerUrl, apiKey } = use().platform.sandbox;
  const exchange = createExchange(createHttp(fetch, Date.now));
  const outcome = await exchange({ ...connection, partnerUrl, key: apiKey }, AbortSignal.timeout(300));
  const { token } = (await use().admin.counts()).sandbox;
  return { outcome, requests: token, timedOut: fail('timedOut', { host: new URL(partnerUrl).host }) };
}

test('row 26: the time limit holds while there are no headers', async () => {
  const { outcome, requests, timedOut } = await exchangeWith({ kind: 'silence' });
  expect(outcome).toEqual(timedOut);
  expect(requests).toBe(1);
});

test.each([
  ['stalls', { kind: 'stall' }],
  ['drips', { kind: 'drip', everyMs: 20 }],
] as const)('row 27: the time limit holds for a body that %s', async (_name, fault) => {
  const { outcome, requests, timedOut } = await exchangeWith(fault);
  expect(outcome).toEqual(timedOut);
  expect(requests).toBe(1);
});
