import { type ReadonlySignal, signal } from '@preact/signals';
import type { Clipboard } from './clipboard.ts';

export type ListenToPage = (hear: (ids: string[]) => void) => Promise<void>;

export interface OffersState {
  /** IDs that stand on the page, in the order in which they were heard of. */
  onPage: ReadonlySignal<readonly string[]>;
  /** The ID on the clipboard, where it may be read without asking. Other texts are never shown. */
  fromClipboard: ReadonlySignal<string | undefined>;
  start(): Promise<void>;
}

/** IDs that the agent may mean. Nothing is sent for them before a click. */
export function createOffersState(
  listenToPage: ListenToPage,
  clipboard: Clipboard,
  recognise: (text: string) => string | undefined,
): OffersState {
  const onPage = signal<readonly string[]>([]);
  const fromClipboard = signal<string>();

  async function readClipboard(): Promise<void> {
    if (!(await clipboard.isAllowed())) return;
    fromClipboard.value = recognise((await clipboard.read()) ?? '');
  }

  return {
    onPage,
    fromClipboard,
    async start() {
      const hear = (ids: string[]) => {
        onPage.value = ids;
      };
      await Promise.all([listenToPage(hear), readClipboard()]);
    },
  };
}
