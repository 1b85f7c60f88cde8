import { signal } from '@preact/signals';
import { latestOnly } from '../../utils/async.ts';
import type { Send } from '../protocol.ts';
import type { CustomPattern } from './engine/custom-pattern.ts';
import { type IdList, readIdList } from './id-list.ts';
import { customPatternsOf } from './model.ts';
import { recogniseId } from './recognise-id.ts';

export interface Recognition {
  /** Reads the taught shapes and what is no ID, again when they may have changed. */
  load(): Promise<void>;
  /** The tracking ID in a text; until the taught shapes are read, only the others are recognised. */
  recognise(text: string): string | undefined;
  /** All tracking IDs in a text. */
  readList(text: string): IdList;
  /** Whether an ID that stands alone would not be found. Nothing is claimed before the taught shapes are read. */
  isUnfamiliar(trackingId: string): boolean;
  /** Whether somebody said that this is no ID. */
  isIgnored(trackingId: string): boolean;
}

/** What the extension's own pages take for a tracking ID: the built-in shapes and those that were taught. */
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
