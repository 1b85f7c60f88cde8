/** Tracking IDs of the local platform's sample shipments; the demo tickets contain them. */
export const SAMPLE_IDS = {
  deliveredWithProof: 'ABCD1234567890',
  deliveredWithoutImages: 'ABCD1234567801',
  handedOverMoving: 'ABCD1234567802',
  handedOverDelivered: 'ABCD1234567803',
  moving: 'ABCD1234567804',
  problem: 'ABCD1234567805',
  unknownStatus: 'ABCD1234567806',
  minimal: 'ABCD1234567807',
  wrongTypes: 'ABCD1234567808',
  longTexts: 'ABCD1234567809',
  otherAlphabet: 'ABCD1234567810',
  notFound: 'ABCD1234567811',
  slow: 'ABCD1234567812',
  platformError: 'ABCD1234567813',
  withEvents: 'ABCD1234567814',
  stale: 'ABCD1234567815',
} as const;

/** Number of bulk shipments. */
export const BULK_SIZE = 1000;

/** IDs of ordinary shipments in transit, for tests that need many: `bulkId(0)` … `bulkId(BULK_SIZE - 1)`. */
export function bulkId(index: number): string {
  return `ABCD${1_234_568_000 + index}`;
}
