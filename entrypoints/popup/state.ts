import { type ReadonlySignal, signal } from '@preact/signals';
import { createLookup, type LookupStore } from '../../utils/lookup-state.ts';
import type { Send } from '../../utils/messaging.ts';
import type { Connections } from '../../utils/protocol.ts';
import { createRecognition } from '../../utils/recognition.ts';
import type { Clipboard } from './clipboard.ts';
import { createOffersState, type ListenToPage, type OffersState } from './offers-state.ts';
import { readId } from './read-id.ts';
import { createRecentState, type RecentState } from './recent-state.ts';

/** Why the field's text was not looked up; keys of the message catalogue. */
export type InputProblem =
  | 'nothingEntered'
  | 'invalidInput'
  | 'notRecognised'
  | 'clipboardEmpty'
  | 'clipboardRefused';

export interface PopupState {
  text: ReadonlySignal<string>;
  problem: ReadonlySignal<InputProblem | undefined>;
  /** Unknown until the background has answered; a lookup does not wait for it. */
  connections: ReadonlySignal<Connections | undefined>;
  lookup: LookupStore;
  offers: OffersState;
  recent: RecentState;
  start(): Promise<void>;
  /** Reads the selected environment again, and shows its recent IDs. */
  loadConnections(): Promise<void>;
  enter(text: string): void;
  /** Reduces a pasted text to the ID in it. @returns whether there was one */
  takePasted(text: string): boolean;
  submit(): Promise<void>;
  lookUp(trackingId: string): Promise<void>;
  /** Whether an ID would not be found on a page without a label, as far as is known. */
  isUnfamiliar(trackingId: string): boolean;
  /** Looks up the ID on the clipboard; only inside a click, because it may have to ask for the permission. */
  pasteAndLookUp(): Promise<void>;
  back(): void;
}

interface Dependencies {
  send: Send;
  listenToPage: ListenToPage;
  clipboard: Clipboard;
}

/** State of the popup: the field, the lookup, and the IDs on offer. */
export function createPopupState({ send, listenToPage, clipboard }: Dependencies): PopupState {
  const text = signal('');
  const problem = signal<InputProblem>();
  const connections = signal<Connections>();
  const lookup = createLookup(send);
  const { load: loadShapes, recognise, isUnfamiliar } = createRecognition(send);
  const recent = createRecentState(send);
  const offers = createOffersState(listenToPage, clipboard, recognise);

  function enter(entered: string): void {
    text.value = entered;
    problem.value = undefined;
  }

  async function loadConnections(): Promise<void> {
    const outcome = await send('getConnections', {});
    if (!outcome.ok) return;
    connections.value = outcome.value;
    await recent.show(outcome.value.environment);
  }

  function lookUp(trackingId: string): Promise<void> {
    enter(trackingId);
    return lookup.lookUp(trackingId);
  }

  function takePasted(pasted: string): boolean {
    const id = recognise(pasted);
    if (id) enter(id);
    return id !== undefined;
  }

  return {
    text,
    problem,
    connections,
    lookup,
    offers,
    recent,
    loadConnections,
    enter,
    takePasted,
    lookUp,
    isUnfamiliar,
    back: lookup.clear,
    async start() {
      const asked = loadConnections();
      await loadShapes();
      await Promise.all([asked, offers.start()]);
    },
    async submit() {
      const id = readId(text.value, recognise);
      if (id) return lookUp(id);
      problem.value = text.value.trim() === '' ? 'nothingEntered' : 'invalidInput';
    },
    async pasteAndLookUp() {
      const pasted = (await clipboard.request()) ? await clipboard.read() : undefined;
      if (pasted === undefined) problem.value = 'clipboardRefused';
      else if (pasted.trim() === '') problem.value = 'clipboardEmpty';
      else if (takePasted(pasted)) await lookUp(text.value);
      // What is not recognised may be anything, even a password: it is neither sent nor shown.
      else problem.value = 'notRecognised';
    },
  };
}

/** What the selected environment lacks for a lookup, as a kind of failure. */
export function missingSetup({
  environment,
  unreadable,
  ...connections
}: Connections): 'settingsUnreadable' | 'notConfigured' | 'keyMissing' | undefined {
  const { partnerUrl, hasKey } = connections[environment];
  if (unreadable) return 'settingsUnreadable';
  if (partnerUrl === '') return 'notConfigured';
  return hasKey ? undefined : 'keyMissing';
}
