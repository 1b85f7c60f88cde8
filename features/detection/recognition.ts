import { signal } from '@preact/signals';
import { latestOnly } from '../../utils/async.ts';
import type { Send } from '../protocol.ts';
import type { CustomPattern } from './engine/custom-pattern.ts';
import { type IdList, readIdList } from './id-list.ts';
import { customPatternsOf } from './model.ts';
import { recogniseId } from './recognise-id.ts';

export interface Recognition {
  /** Loads the custom patterns and the ignore list, at the start and whenever they may have changed. */
  load(): Promise<void>;
  /** The tracking ID in a text. Custom patterns are recognised once they are loaded. */
  recognise(text: string): string | undefined;
  /** All tracking IDs in a text. */
  readList(text: string): IdList;
  /** Whether detection would not find the ID without a label. False until the custom patterns are loaded. */
  isUnfamiliar(trackingId: string): boolean;
  /** Whether the ID is on the ignore list. */
  isIgnored(trackingId: string): boolean;
}

/** Recognises tracking IDs on the extension's own pages, by the built-in rules and custom patterns. */
export function createRecognition(send: Send): Recognition {
  const patterns = signal<readonly CustomPattern[]>();
  const ignoredIds = signal<readonly string[]>([]);
  const readings = latestOnly();
  const recognise = (text: string) => recogniseId(text, patterns.value ?? [], ignoredIds.value);
  return {
    recognise,
    readList: (text) => readIdList(text, patterns.value ?? [], ignoredIds.value),
    isUnfamiliar: (trackingId) => patterns.value !== undefined && recognise(trackingId) === undefined,
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
