import type { Environment } from '../../environment.ts';

/** The summary in a saved evidence file. */
export const evidence = {
  language: 'en',
  title: (trackingId: string) => `Proof of delivery of shipment ${trackingId}`,
  sandbox: 'SANDBOX: test data, no real delivery',

  shipmentTitle: 'Shipment',
  trackingId: 'Tracking ID',
  otherId: 'ID in the record',
  status: 'Platform status',
  delivered: 'Delivered',
  proofNumber: 'Proof number',
  carrierId: 'ID at the carrier',

  sourceTitle: 'Source',
  host: 'Platform',
  environment: 'Environment',
  environmentName: { production: 'Production', sandbox: 'Sandbox' } satisfies Record<Environment, string>,
  retrieved: 'Retrieved',
  saved: 'Saved',
  files: 'The images lie beside this page, unchanged. The file record.json holds the platform’s whole reply.',

  imagesTitle: 'Images',
  noImages: 'The record names no images.',
  image: (number: number) => `Proof image ${number}`,
  from: (url: string) => `From ${url}`,
  missingTitle: 'Images that could not be saved',
  missing: (number: number, reason: string) => `Image ${number}: ${reason}`,
};
