import { signal } from '@preact/signals';
import { latestOnly, lazyAsync } from '../../utils/async.ts';
import { logUnexpected } from '../../utils/logger.ts';
import type { SharedSend } from '../shared-protocol.ts';
import type { CustomPattern } from './engine/patterns/custom-pattern.ts';
import { customPatternsOf } from './engine/rules.ts';
import type { IdList, readIdList } from './id-list.ts';
import type { recogniseId } from './recognise-id.ts';

export interface Recognition {
  /** Loads the custom patterns and the ignore list, at the start and whenever they may have changed. */
  load(): Promise<void>;
  /** Loads the detector before its first use. Never rejects; without the detector no ID is recognised. */
  prepare(): Promise<void>;
  /** Whether the detector is loaded. */
  isReady(): boolean;
  /** The tracking ID in a text, once the detector is loaded. Custom patterns are recognised once they are loaded. */
  recognise(text: string): string | undefined;
  /** All tracking IDs in a text, once the detector is loaded. */
  readList(text: string): IdList;
  /**
   * Whether detection would not find the ID without a label. False until the custom patterns and the detector are
   * loaded.
   */
  isUnfamiliar(trackingId: string): boolean;
  /** Whether the ID is on the ignore list. */
  isIgnored(trackingId: string): boolean;
}

/** The detector, with the built-in rules. */
interface IdReader {
  recogniseId: typeof recogniseId;
  readIdList: typeof readIdList;
}

/** Loads the detector. It would be a third of the code that card and popup load before they show anything. */
async function loadIdReader(): Promise<IdReader> {
  const [one, many] = await Promise.all([import('./recognise-id.ts'), import('./id-list.ts')]);
  return { ...one, ...many };
}

const EMPTY_LIST: IdList = { recognised: [], others: [], isColumn: false };

/** Recognises tracking IDs on the extension's own pages, by the built-in rules and custom patterns. */
export function createRecognition(send: SharedSend): Recognition {
  const reader = signal<IdReader>();
  const patterns = signal<readonly CustomPattern[]>();
  const ignoredIds = signal<readonly string[]>([]);
  const readings = latestOnly();
  const loadReader = lazyAsync(async () => {
    reader.value = await loadIdReader();
  });

  // An update of the extension removes the files of a page that is open.
  const prepare = () => loadReader().catch((error: unknown) => logUnexpected('the detector', error));

  function loaded(): IdReader | undefined {
    if (!reader.value) void prepare();
    return reader.value;
  }

  const recognise = (text: string) => loaded()?.recogniseId(text, patterns.value ?? [], ignoredIds.value);
  return {
    prepare,
    isReady: () => reader.value !== undefined,
    recognise,
    readList: (text) => loaded()?.readIdList(text, patterns.value ?? [], ignoredIds.value) ?? EMPTY_LIST,
    isUnfamiliar: (trackingId) =>
      loaded() !== undefined && patterns.value !== undefined && recognise(trackingId) === undefined,
    isIgnored: (trackingId) => ignoredIds.value.includes(trackingId),
    async load() {
      const isLatest = readings.ask();
      const [saved, known] = await Promise.all([send('getPatterns', {}), send('getDetectionRules', {})]);
      if (!(known.ok || saved.ok) || !isLatest()) return;
      if (known.ok) ignoredIds.value = known.value.rules.notIds;
      if (saved.ok) patterns.value = customPatternsOf(saved.value);
    },
  };
}
