import { signal } from '@preact/signals';

export type ConsoleTab = 'response' | 'history';
/** A part below the payload that opens in its place; keys of the message catalogue's `webhook.fold`. */
export type ConsoleFold = 'sequences' | 'authorization' | 'headers';
/** Which past tests are listed; keys of the message catalogue's `webhook.filter`. */
export type SendFilter = 'all' | 'failed';

/** The parts that are open and the filter that is chosen. Outside of the components, to outlive a change of page. */
export function createConsoleView() {
  const tab = signal<ConsoleTab>('response');
  const fold = signal<ConsoleFold | undefined>(undefined);
  const filter = signal<SendFilter>('all');
  const openSendId = signal<string | undefined>(undefined);
  /** Whether the response is replaced by a comparison of what was sent with the editor. */
  const isComparing = signal(false);

  return {
    tab,
    fold,
    filter,
    openSendId,
    isComparing,
    /** Opens a part and closes the one that was open; closes it if it is open itself. */
    toggleFold(name: ConsoleFold) {
      fold.value = fold.value === name ? undefined : name;
    },
    toggleSend(id: string) {
      openSendId.value = openSendId.value === id ? undefined : id;
    },
    /** Shows the response of a new test. */
    showResponse() {
      tab.value = 'response';
      isComparing.value = false;
    },
  };
}

export type ConsoleView = ReturnType<typeof createConsoleView>;
