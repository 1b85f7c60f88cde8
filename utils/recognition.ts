import { signal } from '@preact/signals';
import { shapesOf } from './detection.ts';
import { type IdList, readIdList } from './id-list.ts';
import type { Send } from './messaging.ts';
import { recogniseId } from './recognise-id.ts';
import type { TaughtPattern } from './tracking/taught-pattern.ts';

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
  isNotId(trackingId: string): boolean;
}

/** What the extension's own pages take for a tracking ID: the built-in shapes and those that were taught. */
export function createRecognition(send: Send): Recognition {
  const taught = signal<readonly TaughtPattern[]>();
  const notIds = signal<readonly string[]>([]);
  const recognise = (text: string) => recogniseId(text, taught.value ?? [], notIds.value);
  return {
    recognise,
    readList: (text) => readIdList(text, taught.value ?? [], notIds.value),
    isUnfamiliar: (trackingId) => taught.value !== undefined && recognise(trackingId) === undefined,
    isNotId: (trackingId) => notIds.value.includes(trackingId),
    async load() {
      const [kept, known] = await Promise.all([send('getPatterns', {}), send('getDetectionRules', {})]);
      if (known.ok) notIds.value = known.value.rules.notIds;
      if (kept.ok) taught.value = shapesOf(kept.value);
    },
  };
}
