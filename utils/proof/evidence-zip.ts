import { downloadZip } from 'client-zip';
import { type Evidence, isSaved } from './evidence.ts';
import { evidenceRecord } from './evidence-record.ts';

/**
 * Packs summary, record and images into one file, side by side, so that the summary finds its images wherever it is
 * unpacked. Nothing is compressed: images are already.
 * @param summary the HTML page
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
