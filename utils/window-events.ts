/** Adds a listener that is called before the page's own listeners and does not delay them. */
export type Listen = <Name extends keyof WindowEventMap>(
  name: Name,
  handler: (event: WindowEventMap[Name]) => void,
) => void;

interface WindowEvents {
  listen: Listen;
  /** Adds all listeners again: reopening the document, for example by `document.write`, removes them. */
  reattachListeners(): void;
}

/** Creates the listeners of one frame's window. They end with `signal`. */
export function createWindowEvents(signal: AbortSignal): WindowEvents {
  const additions: (() => void)[] = [];
  return {
    listen(name, handler) {
      const add = () => addEventListener(name, handler, { capture: true, passive: true, signal });
      additions.push(add);
      add();
    },
    reattachListeners() {
      // The browser ignores a listener that is already registered.
      for (const add of additions) add();
    },
  };
}
