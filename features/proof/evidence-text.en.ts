import type { Environment } from '../platform/model.ts';

/** The summary in a saved evidence file. */
export const evidenceText = {
  language: 'en',
  title: (trackingId: string) => `Proof of delivery of shipment ${trackingId}`,
  sandbox: 'SANDBOX: test data, no real delivery',

  shipmentTitle: 'Shipment',
  trackingId: 'Tracking ID',
  otherId: 'ID in the record',
  status: 'Platform status',
  delivered: 'Delivered',
  proofNumber: 'Proof number',
  carrierId: 'Carrier’s tracking number',

  sourceTitle: 'Source',
  host: 'Platform',
  environment: 'Environment',
  environmentName: { production: 'Production', sandbox: 'Sandbox' } satisfies Record<Environment, string>,
  retrieved: 'Retrieved',
  saved: 'Saved',
  files: 'The original images are next to this file. record.json contains the full response.',

  imagesTitle: 'Images',
  noImages: 'No images.',
  image: (number: number) => `Proof image ${number}`,
  from: (url: string) => `From ${url}`,
  missingTitle: 'Images that could not be saved',
  missing: (number: number, reason: string) => `Image ${number}: ${reason}`,
};
