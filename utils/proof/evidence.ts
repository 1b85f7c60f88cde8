import type { Lookup } from '../shipment.ts';
import type { ImageOutcome } from './fetch-image.ts';
import { imageFileName } from './file-names.ts';
import type { ImageKind } from './image-kind.ts';
import type { ImageProblem } from './image-problem.ts';

/** One proof image of the record, with its bytes or with the reason why they are missing. */
export type EvidenceImage =
  | { number: number; url: string; file: string; kind: ImageKind; bytes: Blob; sha256: string }
  | { number: number; url: string; problem: ImageProblem };

export type SavedImage = Extract<EvidenceImage, { file: string }>;
export type MissingImage = Extract<EvidenceImage, { problem: ImageProblem }>;

/** Everything that one evidence file says. */
export interface Evidence {
  lookup: Lookup;
  /** Milliseconds since 1970. */
  savedAt: number;
  images: EvidenceImage[];
}

/** Tells the saved images from the missing ones. */
export function isSaved(image: EvidenceImage): image is SavedImage {
  return 'file' in image;
}

/** Tells the missing images from the saved ones. */
export function isMissing(image: EvidenceImage): image is MissingImage {
  return 'problem' in image;
}

/**
 * Names the images that were read and gives each its SHA-256 hash, by which anyone can check later that a picture is
 * the one that was saved.
 * @param outcomes one for each address of the record, in its order
 */
export async function evidenceImages(
  lookup: Lookup,
  outcomes: readonly ImageOutcome[],
): Promise<EvidenceImage[]> {
  const urls = lookup.shipment.proofOfDelivery?.pods ?? [];
  const images: EvidenceImage[] = [];
  // One after another: a hash needs its whole image in memory.
  for (const [index, outcome] of outcomes.entries()) {
    const number = index + 1;
    const url = urls[index] ?? '';
    if (!outcome.ok) {
      images.push({ number, url, problem: outcome.problem });
      continue;
    }
    const { bytes, kind } = outcome.image;
    const file = imageFileName(lookup, number, kind.extension);
    images.push({ number, url, file, kind, bytes, sha256: await sha256(bytes) });
  }
  return images;
}

async function sha256(bytes: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await bytes.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
