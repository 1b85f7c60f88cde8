/** The report of a page of the extension while the monkey plays. */
export type ProbeReport =
  | { kind: 'sent'; name: string }
  /** `answer` is absent if the background was stopped. */
  | { kind: 'settled'; name: string; ms: number; answer?: unknown }
  /** A message has no answer, or an element shows that something is loading, for longer than any request may take. */
  | { kind: 'stuck'; what: string; ms: number }
  /** The time for which an element showed that something is loading. */
  | { kind: 'busy'; what: string; ms: number }
  /** An answer is shown beside the sign of the other environment. */
  | { kind: 'misplaced'; what: string };

declare global {
  interface Window {
    reportToMonkey?(report: ProbeReport): void;
    /** The operations under way in this page. */
    monkeyPending?(): string[];
  }
}

type SendMessage = (message: unknown, callback?: (answer: unknown) => void) => Promise<unknown> | undefined;
/** Web pages have no `runtime`. */
declare const chrome: { runtime?: { sendMessage: SendMessage } } | undefined;

/**
 * Runs in each page and frame before its own scripts. Watches, from outside the product, the messages that the page
 * sends and what it shows. Must not use anything from outside its body.
 */
export function installProbe(limitMs: number): void {
  const runtime = typeof chrome === 'undefined' ? undefined : chrome.runtime;
  if (location.protocol !== 'chrome-extension:' || !runtime?.sendMessage) return;
  const report = (entry: ProbeReport) => window.reportToMonkey?.(entry);
  const pending = new Map<object, { what: string; since: number; isReported?: boolean }>();

  const send = runtime.sendMessage.bind(runtime);
  runtime.sendMessage = (message, callback) => {
    const { name } = (message ?? {}) as { name?: string };
    if (name === undefined) return send(message, callback);
    const key = {};
    const since = performance.now();
    pending.set(key, { what: name, since });
    report({ kind: 'sent', name });
    const settle = (answer?: unknown) => {
      pending.delete(key);
      report({
        kind: 'settled',
        name,
        ms: performance.now() - since,
        ...(answer === undefined ? {} : { answer }),
      });
    };
    if (callback) {
      return send(message, (answer) => {
        settle(answer);
        callback(answer);
      });
    }
    const sent = send(message);
    sent?.then(settle, () => settle());
    return sent;
  };

  const BUSY = '[aria-busy="true"], .skeleton, .spinner';
  const busy = new Map<Element, number>();
  const describe = (element: Element) => `${element.tagName.toLowerCase()}.${element.className}`;
  const isPanelOrCard = !location.pathname.endsWith('options.html');
  let isLooking = false;

  function look(): void {
    isLooking = false;
    const now = performance.now();
    const shown = new Set(document.querySelectorAll(BUSY));
    for (const element of shown) if (!busy.has(element)) busy.set(element, now);
    for (const [element, since] of busy) {
      if (shown.has(element)) continue;
      busy.delete(element);
      pending.delete(element);
      report({ kind: 'busy', what: describe(element), ms: now - since });
    }
    if (!isPanelOrCard) return;
    const sign = document.querySelector('.sandbox-mark') ? 'sandbox' : 'production';
    const others = [...(document.body?.innerText ?? '').matchAll(/\b[AB]-(production|sandbox)\b/g)].filter(
      ([, environment]) => environment !== sign,
    );
    if (others.length > 0) report({ kind: 'misplaced', what: `${others[0]} shown as ${sign}` });
  }

  new MutationObserver(() => {
    if (isLooking) return;
    isLooking = true;
    // After everything that belongs to the same change, before the page is drawn.
    queueMicrotask(() => setTimeout(look));
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  setInterval(() => {
    const now = performance.now();
    for (const [element, since] of busy) {
      if (!pending.has(element)) pending.set(element, { what: describe(element), since });
    }
    for (const entry of pending.values()) {
      if (entry.isReported || now - entry.since <= limitMs) continue;
      entry.isReported = true;
      report({ kind: 'stuck', what: entry.what, ms: now - entry.since });
    }
  }, 500);

  window.monkeyPending = () => [
    ...[...pending.values()].map(({ what }) => what),
    ...[...document.querySelectorAll(`${BUSY}, progress:not([hidden])`)].map(describe),
  ];
}
