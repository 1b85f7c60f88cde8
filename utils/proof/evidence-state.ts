import { type ReadonlySignal, signal } from '@preact/signals';
import { logUnexpected } from '../logger.ts';
import type { Messages } from '../messages/catalogue.ts';
import type { ShipmentDescription } from '../shipment-description.ts';
import { evidenceImages, isMissing, type MissingImage } from './evidence.ts';
import { evidenceSummary } from './evidence-summary.ts';
import { evidenceZip } from './evidence-zip.ts';
import { fetchAll } from './fetch-all.ts';
import type { FetchImage } from './fetch-image.ts';
import { evidenceFileName } from './file-names.ts';

/** One evidence file, from the click to the disk. */
export type EvidenceState =
  | { step: 'idle' }
  | { step: 'fetching'; done: number; total: number }
  | { step: 'packing' }
  | { step: 'saved'; file: string; total: number; missing: MissingImage[] }
  | { step: 'failed' };

export interface EvidenceStore {
  state: ReadonlySignal<EvidenceState>;
  /** Reads the images and saves everything as one file. Images that cannot be read are named in it. */
  save(described: ShipmentDescription): Promise<void>;
  /** Ends what is under way; nothing is saved. */
  cancel(): void;
}

export interface EvidenceDependencies {
  fetchImage: FetchImage;
  saveFile(name: string, bytes: Blob): void;
  now(): number;
  messages: Messages;
  /** For dates and times. */
  locale: string;
}

/** State of the action that saves the evidence of one shipment. */
export function createEvidence(dependencies: EvidenceDependencies): EvidenceStore {
  const { fetchImage, saveFile, now, ...wording } = dependencies;
  const state = signal<EvidenceState>({ step: 'idle' });
  let running: AbortController | undefined;

  async function make(described: ShipmentDescription, { signal: ended }: AbortController): Promise<void> {
    const { lookup } = described;
    const urls = lookup.shipment.proofOfDelivery?.pods ?? [];
    const total = urls.length;
    state.value = { step: 'fetching', done: 0, total };
    const outcomes = await fetchAll(urls, fetchImage, {
      signal: ended,
      onProgress: (done) => {
        state.value = { step: 'fetching', done, total };
      },
    });
    if (!outcomes) return;
    state.value = { step: 'packing' };
    const evidence = { lookup, savedAt: now(), images: await evidenceImages(lookup, outcomes) };
    const zip = await evidenceZip(evidence, evidenceSummary(evidence, described, wording));
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
        logUnexpected('saving evidence', error);
        if (!mine.signal.aborted) state.value = { step: 'failed' };
      }
    },
    cancel() {
      running?.abort();
      state.value = { step: 'idle' };
    },
  };
}
