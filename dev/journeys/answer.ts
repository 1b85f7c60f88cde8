import { expect } from '@playwright/test';
import type { View } from '../drivers/driver.ts';
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

/** Waits until a view shows a text. */
export async function expectText(view: Pick<View, 'text'>, text: string | RegExp): Promise<void> {
  const shown = expect.poll(() => view.text().catch(() => ''), {
    intervals: [20, 50, 100],
    message: `${text} is shown`,
  });
  await (typeof text === 'string' ? shown.toContain(text) : shown.toMatch(text));
}

/** Waits for the hand-off and the proof of delivery, including all its images. */
export async function expectProof(view: Pick<View, 'run' | 'text'>): Promise<void> {
  await expectText(view, DELIVERED.carrier);
  await expectText(view, DELIVERED.recipient);
  await expect
    .poll(() => view.run(countImages), { message: 'proof images that have loaded' })
    .toBe(DELIVERED.proofImages);
}

/** Runs in the view. @returns the number of loaded images from the platform */
function countImages(): number {
  return [...document.images].filter(
    ({ src, complete, naturalWidth }) => src.startsWith('http') && complete && naturalWidth > 0,
  ).length;
}
