import { expect, type Frame, type Page } from '@playwright/test';
import { SAMPLE_IDS } from '../sample-ids.ts';
import { t } from './messages.ts';

/**
 * The shipment of the journeys, and the texts that every view of it shows (`deliveredWithProof` of the local platform).
 */
export const DELIVERED = {
  id: SAMPLE_IDS.deliveredWithProof,
  status: t.shipment.statusCategory.delivered,
  carrier: 'Northline Parcel',
  recipient: 'Robin Marlow',
  proofImages: 3,
};

/** Waits until a card or the popup shows that the shipment was delivered. */
export async function expectDelivered(view: Page | Frame): Promise<void> {
  await expect(view.locator('body')).toContainText(DELIVERED.status);
}

/** Waits for the hand-off and the proof of delivery, including all its images. */
export async function expectProof(view: Page | Frame): Promise<void> {
  await expect(view.locator('body')).toContainText(DELIVERED.carrier);
  await expect(view.locator('body')).toContainText(DELIVERED.recipient);
  await expect
    .poll(() => loadedImages(view), { message: 'proof images that have loaded' })
    .toBe(DELIVERED.proofImages);
}

/** The number of loaded images from the platform. */
function loadedImages(view: Page | Frame): Promise<number> {
  return view
    .locator('img[src^="http"]')
    .evaluateAll(
      (images) =>
        images.filter(
          (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0,
        ).length,
    );
}
