import { type ReadonlySignal, signal } from '@preact/signals';
import { logUnexpected } from '../../utils/logger.ts';
import type { SharedMessages } from '../shared-catalogue.ts';
import type { ShipmentDescription } from '../shipment/description.ts';
import type { MissingImage } from './evidence.ts';
import type { FetchImage } from './fetch-image.ts';
import { evidenceFileName } from './file-names.ts';

/** Progress of one evidence file, from the click to the download. */
export type EvidenceState =
  | { step: 'idle' }
  | { step: 'fetching'; done: number; total: number }
  | { step: 'packing' }
  | { step: 'saved'; file: string; total: number; missing: MissingImage[] }
  | { step: 'failed'; total: number };

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
  /** Read at each save, because the language can change. `locale`: for dates and times. */
  texts: { readonly messages: SharedMessages; readonly locale: string };
}

/** State of saving the evidence of one shipment. */
export function createEvidence(dependencies: EvidenceDependencies): EvidenceStore {
  const { saveFile, ...making } = dependencies;
  const state = signal<EvidenceState>({ step: 'idle' });
  let running: AbortController | undefined;

  async function make(
    described: ShipmentDescription,
    total: number,
    { signal: ended }: AbortController,
  ): Promise<void> {
    const show = (now: EvidenceState): void => {
      if (!ended.aborted) state.value = now;
    };
    show(total > 0 ? { step: 'fetching', done: 0, total } : { step: 'packing' });
    const { makeEvidence } = await import('./make-evidence.ts');
    const { zip, missing } = await makeEvidence({
      ...making,
      described,
      signal: ended,
      onFetched: (done) => show({ step: 'fetching', done, total }),
      onPacking: () => show({ step: 'packing' }),
    });
    if (ended.aborted) return;
    const file = evidenceFileName(described.lookup);
    saveFile(file, zip);
    show({ step: 'saved', file, total, missing });
  }

  return {
    state,
    async save(described) {
      running?.abort();
      const own = new AbortController();
      running = own;
      const total = described.lookup.shipment.proofOfDelivery?.pods.length ?? 0;
      try {
        await make(described, total, own);
      } catch (error) {
        if (own.signal.aborted) return;
        logUnexpected('saving evidence', error);
        state.value = { step: 'failed', total };
      }
    },
    cancel() {
      running?.abort();
      state.value = { step: 'idle' };
    },
  };
}
