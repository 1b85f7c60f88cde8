import { sha256Hex } from '../../utils/hash.ts';
import type { Lookup } from '../shipment/model.ts';
import type { ImageOutcome, ImageProblem } from './fetch-image.ts';
import { imageFileName } from './file-names.ts';
import type { ImageKind } from './image-kind.ts';

/** One proof image of the shipment, with its bytes or the reason why it is missing. */
export type EvidenceImage =
  | { number: number; url: string; file: string; kind: ImageKind; bytes: Blob; sha256: string }
  | { number: number; url: string; problem: ImageProblem };

export type SavedImage = Extract<EvidenceImage, { file: string }>;
export type MissingImage = Extract<EvidenceImage, { problem: ImageProblem }>;

/** The content of one evidence file. */
export interface Evidence {
  lookup: Lookup;
  /** Milliseconds since 1970. */
  savedAt: number;
  images: EvidenceImage[];
}

/** Whether an image was fetched. */
export function isSaved(image: EvidenceImage): image is SavedImage {
  return 'file' in image;
}

/** Whether an image could not be fetched. */
export function isMissing(image: EvidenceImage): image is MissingImage {
  return 'problem' in image;
}

/**
 * Adds a file name and a SHA-256 hash to each fetched image. With the hash, anyone can verify later that an image is
 * the saved one.
 * @param outcomes one for each image URL of the shipment, in the same order
 */
export async function evidenceImages(
  lookup: Lookup,
  outcomes: readonly ImageOutcome[],
): Promise<EvidenceImage[]> {
  const urls = lookup.shipment.proofOfDelivery?.pods ?? [];
  const images: EvidenceImage[] = [];
  // One after another, because hashing needs the whole image in memory.
  for (const [index, outcome] of outcomes.entries()) {
    const number = index + 1;
    const url = urls[index] ?? '';
    if (!outcome.ok) {
      images.push({ number, url, problem: outcome.problem });
      continue;
    }
    const { bytes, kind } = outcome.image;
    const file = imageFileName(lookup, number, kind.extension);
    images.push({ number, url, file, kind, bytes, sha256: await sha256Hex(await bytes.arrayBuffer()) });
  }
  return images;
}
