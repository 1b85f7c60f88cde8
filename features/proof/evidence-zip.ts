import { downloadZip } from 'client-zip';
import { MAX_RAW_LENGTH } from '../shipment/limits.ts';
import { type Evidence, type EvidenceImage, isSaved } from './evidence.ts';

/**
 * Packs summary, record and images into one folder of a ZIP file, so that the summary finds its images wherever it is
 * unpacked. Nothing is compressed, because images already are.
 * @param summary HTML of the page
 */
export function evidenceZip(evidence: Evidence, summary: string): Promise<Blob> {
  const lastModified = new Date(evidence.savedAt);
  const images = evidence.images.filter(isSaved).map(({ file, bytes }) => ({ name: file, input: bytes }));
  const files = [
    { name: 'summary.html', input: summary },
    { name: 'record.json', input: evidenceRecord(evidence) },
    ...images,
  ];
  return downloadZip(files.map((file) => ({ ...file, lastModified }))).blob();
}

/**
 * The content of `record.json`: source and time, the parsed shipment, the result for each image, and the platform's
 * response, unchanged.
 */
function evidenceRecord({ lookup, savedAt, images }: Evidence): string {
  const { trackingId, host, environment, retrievedAt, shipment, raw } = lookup;
  const record = {
    waybillEvidence: 1,
    trackingId,
    source: { host, environment, retrievedAt: new Date(retrievedAt).toISOString() },
    savedAt: new Date(savedAt).toISOString(),
    shipment,
    images: images.map(imageRecord),
    reply: raw,
    replyIsCut: raw.length >= MAX_RAW_LENGTH,
  };
  return `${JSON.stringify(record, null, 2)}\n`;
}

function imageRecord(image: EvidenceImage): object {
  const { number, url } = image;
  if (!isSaved(image)) return { number, url, missing: image.problem };
  const { file, kind, bytes, sha256 } = image;
  return { number, url, file, type: kind.type, bytes: bytes.size, sha256 };
}
