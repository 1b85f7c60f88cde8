import type { Environment } from '../platform/model.ts';

/** The summary in a saved evidence file. */
export const evidenceText = {
  language: 'en',
  title: (trackingId: string, hasProof: boolean) =>
    `${hasProof ? 'Proof of delivery' : 'Tracking record'} of shipment ${trackingId}`,
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
  photosBeside: 'The original photos are next to this file.',
  record: 'record.json contains the full response.',

  imagesTitle: 'Photos',
  noImages: 'No photos.',
  refused: (list: string) => `Not all photos could be saved: see ${list} above.`,
  image: (number: number) => `Proof photo ${number}`,
  from: (url: string) => `From ${url}`,
  missingTitle: 'Photos that could not be saved',
  missing: (number: number, reason: string) => `Photo ${number}: ${reason}`,
};
