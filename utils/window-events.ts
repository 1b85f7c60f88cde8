/** Listens to events before the page does, without delaying them. */
export type Listen = <Name extends keyof WindowEventMap>(
  name: Name,
  handler: (event: WindowEventMap[Name]) => void,
) => void;

export interface WindowEvents {
  listen: Listen;
  /** Adds all listeners again: a page that reopens its document, as `document.write` does, removes them. */
  reattachListeners(): void;
}

export function createWindowEvents(signal: AbortSignal): WindowEvents {
  const additions: (() => void)[] = [];
  return {
    listen(name, handler) {
      const add = () => addEventListener(name, handler, { capture: true, passive: true, signal });
      additions.push(add);
      add();
    },
    reattachListeners() {
      // A listener that is still there is not added twice.
      for (const add of additions) add();
    },
  };
}
