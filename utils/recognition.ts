import { signal } from '@preact/signals';
import { type IdList, readIdList } from './id-list.ts';
import type { Send } from './messaging.ts';
import { recogniseId } from './recognise-id.ts';
import type { TaughtPattern } from './tracking/taught-pattern.ts';

export interface Recognition {
  /** Reads the taught shapes, again when they may have changed. */
  load(): Promise<void>;
  /** The tracking ID in a text; until the taught shapes are read, only the others are recognised. */
  recognise(text: string): string | undefined;
  /** All tracking IDs in a text. */
  readList(text: string): IdList;
  /** Whether an ID that stands alone would not be found. Nothing is claimed before the taught shapes are read. */
  isUnfamiliar(trackingId: string): boolean;
}

/** What the extension's own pages take for a tracking ID: the built-in shapes and those that were taught. */
export function createRecognition(send: Send): Recognition {
  const taught = signal<readonly TaughtPattern[]>();
  const recognise = (text: string) => recogniseId(text, taught.value ?? []);
  return {
    recognise,
    readList: (text) => readIdList(text, taught.value ?? []),
    isUnfamiliar: (trackingId) => taught.value !== undefined && recognise(trackingId) === undefined,
    async load() {
      const answer = await send('getPatterns', {});
      if (answer.ok) taught.value = answer.value.patterns.map(({ pattern }) => pattern);
    },
  };
}
