/** Listens to events before the page does, and never holds them up. */
export type Listen = <Name extends keyof WindowEventMap>(
  name: Name,
  handler: (event: WindowEventMap[Name]) => void,
) => void;

export interface WindowEvents {
  listen: Listen;
  /** A page that opens its document anew, as `document.write` does, takes all listeners from its window. */
  listenAgain(): void;
}

export function createWindowEvents(signal: AbortSignal): WindowEvents {
  const additions: (() => void)[] = [];
  return {
    listen(name, handler) {
      const add = () => addEventListener(name, handler, { capture: true, passive: true, signal });
      additions.push(add);
      add();
    },
    listenAgain() {
      // One that is there already is not added twice.
      for (const add of additions) add();
    },
  };
}
