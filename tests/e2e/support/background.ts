import type { Page } from '@playwright/test';

declare const chrome: { runtime: { sendMessage(message: unknown): Promise<unknown> } };

/** The background's answer, as serialized. */
export interface Answer {
  ok: boolean;
  value?: {
    shipment?: { status?: string; trackingId?: string; proofOfDelivery?: { deliveryDate?: string } };
    environment?: string;
    validUntil?: number;
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
