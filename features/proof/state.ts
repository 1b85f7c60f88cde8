import { type ReadonlySignal, signal } from '@preact/signals';
import { latestOnly, lazyAsync } from '../../utils/async.ts';
import { originPattern } from '../../utils/base-url.ts';
import { downloadFile } from '../../utils/download.ts';
import { logUnexpected } from '../../utils/logger.ts';
import { canRequestPermissions, requestHostAccess } from '../../utils/optional-apis.ts';
import type { Failure } from '../../utils/outcome.ts';
import type { SharedMessages } from '../shared-catalogue.ts';
import type { SharedSend } from '../shared-protocol.ts';
import type { Lookup } from '../shipment/model.ts';
import { type CopyOutcome, copyImage } from './copy-image.ts';
import { createEvidence, type EvidenceStore } from './evidence-state.ts';
import type { FetchImage, ImageProblem } from './fetch-image.ts';
import { imageFileName } from './file-names.ts';

export type SaveOutcome = { ok: true; file: string } | { ok: false; problem: ImageProblem };

/** Actions on proof images and the preference about loading them. */
export interface ProofTools {
  /** Whether images load on demand; `undefined` until the preference is loaded. */
  onDemand: ReadonlySignal<boolean | undefined>;
  /** Whether the stored preference is damaged or from a newer version, so that images load on demand. */
  isPreferenceUnreadable: ReadonlySignal<boolean>;
  /** Why the latest choice was not saved; the preference is then shown as it is stored. */
  refusal: ReadonlySignal<Failure | undefined>;
  setOnDemand(onDemand: boolean): void;
  /** Loads the preference: at the start, and when it may have changed in the options or in another view. */
  load(): Promise<void>;
  /** Determines why an image did not load, as far as possible. */
  explain(url: string, signal: AbortSignal): Promise<ImageProblem>;
  /** @param number from 1 */
  saveImage(lookup: Lookup, number: number, url: string): Promise<SaveOutcome>;
  /** Call it inside a click or key press. */
  copyImage(url: string, signal: AbortSignal): Promise<CopyOutcome>;
  createEvidence(): EvidenceStore;
  /** Gives the page more room while an image is large, or ends that. Resolves when it has done so. */
  enlarge(isLarge: boolean): Promise<void>;
  /** Whether this page can ask the user for permission: in Firefox, a card cannot. */
  canAllowAccess: boolean;
  /** Asks the user for permission to read from the servers of these URLs. Call it inside a click. */
  allowAccess(urls: readonly string[]): Promise<boolean>;
}

interface Dependencies {
  send: SharedSend;
  /** Read at each use, because the language can change. `locale`: for dates and times. */
  texts: { readonly messages: SharedMessages; readonly locale: string };
  enlarge: ProofTools['enlarge'];
  /** Applies a change of a setting, if the user saw the page. Called during the click. */
  change(apply: () => void): void;
}

/** Creates the proof tools of a page. */
export function createProofTools({ send, texts, enlarge, change }: Dependencies): ProofTools {
  const onDemand = signal<boolean>();
  const isPreferenceUnreadable = signal(false);
  const refusal = signal<Failure>();
  const hasAccess = async (url: string): Promise<boolean> => {
    const outcome = await send('getImageAccess', { pattern: originPattern(url) });
    return outcome.ok && outcome.value.isGranted;
  };
  /** Loaded on first use: few images are saved, copied or broken. */
  const loadReader = lazyAsync(async () => {
    const { createFetchImage } = await import('./fetch-image.ts');
    return createFetchImage({ fetch: (...request) => fetch(...request), hasAccess });
  });
  function notLoaded(error: unknown) {
    logUnexpected('loading the image reader', error);
    return { ok: false, problem: { kind: 'notLoaded' } } as const;
  }
  const fetchImage: FetchImage = (url, ended) =>
    loadReader().then((fetchOne) => fetchOne(url, ended), notLoaded);
  const readings = latestOnly();

  async function load(): Promise<void> {
    const isLatest = readings.ask();
    const outcome = await send('getProofPreference', {});
    // The agent has made a choice in the meantime.
    if (!isLatest()) return;
    // If the preference cannot be loaded, images wait for a click.
    if (outcome.ok || onDemand.value === undefined)
      onDemand.value = outcome.ok ? outcome.value.onDemand : true;
    isPreferenceUnreadable.value = outcome.ok && outcome.value.unreadable === true;
  }

  return {
    onDemand,
    isPreferenceUnreadable,
    refusal,
    setOnDemand: (chosen) =>
      change(() => {
        readings.drop();
        onDemand.value = chosen;
        void send('setProofPreference', { onDemand: chosen }).then((outcome) => {
          refusal.value = outcome.ok ? undefined : outcome.failure;
          // A preference stored by a newer version is not replaced.
          if (outcome.ok) isPreferenceUnreadable.value = false;
          else void load();
        });
      }),
    load,
    async explain(url, ended) {
      const outcome = await fetchImage(url, ended);
      if (!outcome.ok) return outcome.problem;
      const { isShowable, extension } = outcome.image.kind;
      return isShowable ? { kind: 'damaged' } : { kind: 'notShowable', name: extension.toUpperCase() };
    },
    async saveImage(lookup, number, url) {
      const outcome = await fetchImage(url);
      if (!outcome.ok) return outcome;
      const file = imageFileName(lookup, number, outcome.image.kind.extension);
      downloadFile(file, outcome.image.bytes);
      return { ok: true, file };
    },
    copyImage: (url, ended) =>
      copyImage(() =>
        import('./read-png.ts').then(({ readPng }) => readPng(url, fetchImage, ended), notLoaded),
      ),
    createEvidence: () => createEvidence({ fetchImage, saveFile: downloadFile, now: Date.now, texts }),
    enlarge,
    canAllowAccess: canRequestPermissions(),
    allowAccess: (urls) => requestHostAccess([...new Set(urls.map(originPattern))]),
  };
}
