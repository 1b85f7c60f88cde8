import type { Lookup } from '../shipment/model.ts';

type Named = Pick<Lookup, 'trackingId' | 'retrievedAt' | 'shipment'>;

/** `ABCD1234567890_2026-11-18_1.jpg`: the first proof image. @param number from 1 */
export function imageFileName(lookup: Named, number: number, extension: string): string {
  return `${stemOf(lookup)}_${number}.${extension}`;
}

/** `ABCD1234567890_2026-11-18_evidence.zip` */
export function evidenceFileName(lookup: Named): string {
  return `${stemOf(lookup)}_evidence.zip`;
}

function stemOf(lookup: Named): string {
  return `${safeName(lookup.trackingId)}_${dayOf(lookup)}`;
}

/**
 * The day of the delivery, as the platform returns it; otherwise the day of the last update, otherwise of the lookup.
 */
function dayOf({ shipment, retrievedAt }: Named): string {
  const given = shipment.proofOfDelivery?.deliveryDate ?? shipment.updatedAt;
  return (given ?? new Date(retrievedAt).toISOString()).slice(0, 10);
}

/** IDs may contain anything but spaces; file names may not, and a leading dot would hide the file. */
function safeName(trackingId: string): string {
  const name = trackingId.replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^[.-]+|(?<![.-])[.-]+$/g, '');
  return name === '' ? 'shipment' : name;
}
