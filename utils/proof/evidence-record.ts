import { type Evidence, type EvidenceImage, isSaved } from './evidence.ts';

/** The background keeps no more of a reply than this. */
const CUT_AT = 200_000;

/**
 * The record of an evidence file as JSON text: where it comes from and when, the shipment as it was understood, what
 * became of each image, and the platform's reply, untouched.
 */
export function evidenceRecord({ lookup, savedAt, images }: Evidence): string {
  const { trackingId, host, environment, retrievedAt, shipment, raw } = lookup;
  const record = {
    waybillEvidence: 1,
    trackingId,
    source: { host, environment, retrievedAt: new Date(retrievedAt).toISOString() },
    savedAt: new Date(savedAt).toISOString(),
    shipment,
    images: images.map(imageRecord),
    reply: raw,
    replyIsCut: raw.length >= CUT_AT,
  };
  return `${JSON.stringify(record, null, 2)}\n`;
}

function imageRecord(image: EvidenceImage): object {
  const { number, url } = image;
  if (!isSaved(image)) return { number, url, missing: image.problem };
  const { file, kind, bytes, sha256 } = image;
  return { number, url, file, type: kind.type, bytes: bytes.size, sha256 };
}
