import pMap from 'p-map';
import type { SharedMessages } from '../shared-catalogue.ts';
import type { ShipmentDescription } from '../shipment/description.ts';
import { evidenceImages, isMissing, type MissingImage } from './evidence.ts';
import { evidenceSummary } from './evidence-summary.ts';
import { evidenceZip } from './evidence-zip.ts';
import type { FetchImage, ImageOutcome } from './fetch-image.ts';
import { MAX_EVIDENCE_MEGABYTES } from './image-limits.ts';

/** Less than six, the number of connections that browsers open to one server. */
const MAX_CONCURRENT_FETCHES = 4;

const MAX_BYTES = MAX_EVIDENCE_MEGABYTES * 1_000_000;
const NO_ROOM: ImageOutcome = { ok: false, problem: { kind: 'noRoom' } };

interface Making {
  described: ShipmentDescription;
  fetchImage: FetchImage;
  now(): number;
  /** `locale`: for dates and times. */
  texts: { readonly messages: SharedMessages; readonly locale: string };
  /** Cancels the requests. */
  signal: AbortSignal;
  /** Called after each image, fetched or not. */
  onFetched(done: number): void;
  onPacking(): void;
}

/**
 * Fetches the images of a shipment, as many as there is room for, and packs them with its record into one file. Loaded
 * on demand, because few lookups are saved. Rejects if it was cancelled, or if the browser cannot make the file.
 */
export async function makeEvidence(making: Making): Promise<{ zip: Blob; missing: MissingImage[] }> {
  const { described, fetchImage, signal, now, texts } = making;
  const { lookup } = described;
  let done = 0;
  let bytes = 0;
  let isFull = false;
  const fetchIfRoom = async (url: string): Promise<ImageOutcome> => {
    if (isFull) return NO_ROOM;
    const outcome = await fetchImage(url, signal);
    if (!outcome.ok) return outcome;
    const { size } = outcome.image.bytes;
    if (bytes + size > MAX_BYTES) {
      // Images that are already being fetched may still fit.
      isFull = true;
      return NO_ROOM;
    }
    bytes += size;
    return outcome;
  };
  const fetchOne = async (url: string): Promise<ImageOutcome> => {
    const outcome = await fetchIfRoom(url);
    done += 1;
    making.onFetched(done);
    return outcome;
  };
  const urls = lookup.shipment.proofOfDelivery?.pods ?? [];
  const outcomes = await pMap(urls, fetchOne, { concurrency: MAX_CONCURRENT_FETCHES, signal });
  making.onPacking();
  const evidence = { lookup, savedAt: now(), images: await evidenceImages(lookup, outcomes) };
  const zip = await evidenceZip(
    evidence,
    evidenceSummary(evidence, described, { messages: texts.messages, locale: texts.locale }),
  );
  return { zip, missing: evidence.images.filter(isMissing) };
}
