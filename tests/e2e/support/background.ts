import type { Page } from '@playwright/test';
import type { AdminClient } from '../../../dev/platform/admin-client.ts';
import { bulkId } from '../../../dev/sample-ids.ts';

declare const chrome: { runtime: { sendMessage(message: unknown): Promise<unknown> } };

/** The background's answer, as serialized. */
export interface Answer {
  ok: boolean;
  value?: {
    shipment?: { status?: string; trackingId?: string; proofOfDelivery?: { deliveryDate?: string } };
    environment?: string;
    validUntil?: number;
    /** HTTP status of the reply to a test webhook. */
    status?: number;
  };
  failure?: { kind: string; detail?: string; retryAfterMs?: number };
}

/** Sends a message to the background from an extension page, as the interface does. */
export function ask(page: Page, name: string, request: object = {}): Promise<Answer> {
  return page.evaluate((message) => chrome.runtime.sendMessage(message), {
    name,
    request,
  }) as Promise<Answer>;
}

/** Looks up one of the bulk shipments. */
export const lookUpBulkId = (page: Page, index: number, refresh = false): Promise<Answer> =>
  ask(page, 'getShipment', { trackingId: bulkId(index), refresh });

/** Makes one lookup, so that there is a token; then resets the counts. */
export async function obtainToken(page: Page, platform: AdminClient): Promise<void> {
  await lookUpBulkId(page, 99);
  await platform.resetCounts();
}

/** Looks up several IDs in parallel. */
export function lookUpAll(page: Page, trackingIds: string[]): Promise<Answer[]> {
  return page.evaluate(
    (ids) =>
      Promise.all(
        ids.map((trackingId) =>
          chrome.runtime.sendMessage({ name: 'getShipment', request: { trackingId, refresh: false } }),
        ),
      ),
    trackingIds,
  ) as Promise<Answer[]>;
}
