import type { Page } from '@playwright/test';
import type { AdminClient } from '../../dev/platform/admin-client.ts';
import type { FaultRuleInput } from '../../dev/platform/faults.ts';
import { bulkId } from '../../dev/sample-ids.ts';
import { type Answer, lookUpAll } from '../e2e/support/background.ts';
import { expect } from '../e2e/support/fixtures.ts';

type Fault = FaultRuleInput['fault'];

/** A fault of the platform, and what a lookup makes of it. */
export interface LookupCase {
  name: string;
  /** The fault of all requests for this ID. */
  fault: Fault | ((trackingId: string) => Fault);
  /** The kind of failure, or `answered`. */
  ends: string;
  /** Number of requests for this ID. */
  requests: number;
}

/** How a lookup ended: `answered`, or the kind of failure. */
export const endOf = ({ ok, failure }: Answer): string => (ok ? 'answered' : (failure?.kind ?? 'unknown'));

/**
 * Looks up an ID for each case, all at the same time, and compares kinds of failure and numbers of requests. Then looks
 * all of them up again, without faults: each must be answered, so no failure was remembered.
 * @param page of the extension
 * @returns the answers of the first lookups
 */
export async function expectEnds(page: Page, platform: AdminClient, cases: LookupCase[]): Promise<Answer[]> {
  const ids = cases.map((_, index) => bulkId(100 + index));
  for (const [index, { fault }] of cases.entries()) {
    const trackingId = ids[index] ?? '';
    await platform.setFault({
      operation: 'track',
      pathIncludes: trackingId,
      fault: typeof fault === 'function' ? fault(trackingId) : fault,
    });
  }
  const answers = await lookUpAll(page, ids);
  const requested = (await platform.requests()).filter(({ operation }) => operation === 'track');
  const results = cases.map(({ name }, index) => ({
    name,
    ends: endOf(answers[index] ?? { ok: false }),
    requests: requested.filter(({ path }) => path.includes(ids[index] ?? '')).length,
  }));
  expect(results).toEqual(cases.map(({ name, ends, requests }) => ({ name, ends, requests })));

  await platform.clearFaults();
  const again = await lookUpAll(page, ids);
  expect(again.map((answer) => answer.value?.shipment?.trackingId ?? endOf(answer))).toEqual(ids);
  return answers;
}
