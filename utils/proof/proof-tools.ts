import { type ReadonlySignal, signal } from '@preact/signals';
import { originPattern } from '../base-url.ts';
import { browser } from '../browser.ts';
import type { Messages } from '../messages/catalogue.ts';
import type { Send } from '../messaging.ts';
import type { Lookup } from '../shipment.ts';
import { type CopyOutcome, copyImage } from './copy-image.ts';
import { createEvidence, type EvidenceStore } from './evidence-state.ts';
import { createFetchImage } from './fetch-image.ts';
import { imageFileName } from './file-names.ts';
import type { ImageProblem } from './image-problem.ts';
import { saveFile } from './save-file.ts';

export type SaveOutcome = { ok: true; file: string } | { ok: false; problem: ImageProblem };

/** What a view of proof images can do besides showing them. */
export interface ProofTools {
  /** Whether images wait until they are asked for; undefined until it is known. */
  onDemand: ReadonlySignal<boolean | undefined>;
  setOnDemand(onDemand: boolean): void;
  /** Why an image that did not load did not, as far as can be told. */
  explain(url: string, signal: AbortSignal): Promise<ImageProblem>;
  /** @param number from 1 */
  saveImage(lookup: Lookup, number: number, url: string, signal: AbortSignal): Promise<SaveOutcome>;
  /** Inside a click or key press only. */
  copyImage(url: string, signal: AbortSignal): Promise<CopyOutcome>;
  createEvidence(): EvidenceStore;
  /** Asks the person to let Waybill read from the servers of these addresses. Inside a click only. */
  allowAccess(urls: readonly string[]): Promise<boolean>;
}

interface Dependencies {
  send: Send;
  messages: Messages;
  /** For dates and times. */
  locale: string;
}

/** Wires the proof tools of a page to the browser, and asks for the remembered choice. */
export function createProofTools({ send, messages, locale }: Dependencies): ProofTools {
  const onDemand = signal<boolean>();
  const fetchImage = createFetchImage({
    fetch: (...request) => fetch(...request),
    hasAccess: (url) => browser.permissions.contains({ origins: [originPattern(url)] }),
  });
  void send('getProofPreference', {}).then((outcome) => {
    // What is not known waits for a click.
    onDemand.value ??= outcome.ok ? outcome.value.onDemand : true;
  });

  return {
    onDemand,
    setOnDemand(chosen) {
      onDemand.value = chosen;
      void send('setProofPreference', { onDemand: chosen });
    },
    async explain(url, ended) {
      const outcome = await fetchImage(url, ended);
      if (!outcome.ok) return outcome.problem;
      const { isShowable, extension } = outcome.image.kind;
      return isShowable ? { kind: 'damaged' } : { kind: 'notShowable', name: extension.toUpperCase() };
    },
    async saveImage(lookup, number, url, ended) {
      const outcome = await fetchImage(url, ended);
      if (!outcome.ok) return outcome;
      const file = imageFileName(lookup, number, outcome.image.kind.extension);
      if (!ended.aborted) saveFile(file, outcome.image.bytes);
      return { ok: true, file };
    },
    copyImage: (url, ended) => copyImage(url, fetchImage, ended),
    createEvidence: () => createEvidence({ fetchImage, saveFile, now: Date.now, messages, locale }),
    async allowAccess(urls) {
      try {
        return await browser.permissions.request({ origins: [...new Set(urls.map(originPattern))] });
      } catch {
        // Firefox refuses to ask from a frame: the same as a person who says no.
        return false;
      }
    },
  };
}
