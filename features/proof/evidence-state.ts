import { type ReadonlySignal, signal } from '@preact/signals';
import pMap from 'p-map';
import { logUnexpected } from '../../utils/logger.ts';
import type { SharedMessages } from '../shared-catalogue.ts';
import type { ShipmentDescription } from '../shipment/description.ts';
import { evidenceImages, isMissing, type MissingImage } from './evidence.ts';
import { evidenceSummary } from './evidence-summary.ts';
import { evidenceZip } from './evidence-zip.ts';
import type { FetchImage, ImageOutcome } from './fetch-image.ts';
import { evidenceFileName } from './file-names.ts';

/** Less than six, the number of connections that browsers open to one server. */
const MAX_CONCURRENT_FETCHES = 4;

/** Progress of one evidence file, from the click to the download. */
export type EvidenceState =
  | { step: 'idle' }
  | { step: 'fetching'; done: number; total: number }
  | { step: 'packing' }
  | { step: 'saved'; file: string; total: number; missing: MissingImage[] }
  | { step: 'failed' };

export interface EvidenceStore {
  state: ReadonlySignal<EvidenceState>;
  /** Fetches the images and saves everything as one file. The file lists the images that could not be fetched. */
  save(described: ShipmentDescription): Promise<void>;
  /** Cancels saving; nothing is downloaded. */
  cancel(): void;
}

export interface EvidenceDependencies {
  fetchImage: FetchImage;
  saveFile(name: string, bytes: Blob): void;
  now(): number;
  messages: SharedMessages;
  /** For dates and times. */
  locale: string;
}

/** State of saving the evidence of one shipment. */
export function createEvidence(dependencies: EvidenceDependencies): EvidenceStore {
  const { fetchImage, saveFile, now, ...formatContext } = dependencies;
  const state = signal<EvidenceState>({ step: 'idle' });
  let running: AbortController | undefined;

  async function make(described: ShipmentDescription, { signal: ended }: AbortController): Promise<void> {
    const { lookup } = described;
    const urls = lookup.shipment.proofOfDelivery?.pods ?? [];
    const total = urls.length;
    let done = 0;
    state.value = { step: 'fetching', done, total };
    const fetchOne = async (url: string): Promise<ImageOutcome> => {
      const outcome = await fetchImage(url, ended);
      done += 1;
      if (!ended.aborted) state.value = { step: 'fetching', done, total };
      return outcome;
    };
    const outcomes = await pMap(urls, fetchOne, { concurrency: MAX_CONCURRENT_FETCHES, signal: ended });
    state.value = { step: 'packing' };
    const evidence = { lookup, savedAt: now(), images: await evidenceImages(lookup, outcomes) };
    const zip = await evidenceZip(evidence, evidenceSummary(evidence, described, formatContext));
    if (ended.aborted) return;
    const file = evidenceFileName(lookup);
    saveFile(file, zip);
    state.value = { step: 'saved', file, total, missing: evidence.images.filter(isMissing) };
  }

  return {
    state,
    async save(described) {
      running?.abort();
      const mine = new AbortController();
      running = mine;
      try {
        await make(described, mine);
      } catch (error) {
        if (mine.signal.aborted) return;
        logUnexpected('saving evidence', error);
        state.value = { step: 'failed' };
      }
    },
    cancel() {
      running?.abort();
      state.value = { step: 'idle' };
    },
  };
}
