import type { Frame, Page } from '@playwright/test';
import type { Answer } from '../../e2e/support/background.ts';
import { SETTLE_LIMIT_MS } from './witness.ts';

declare const chrome: { runtime: { sendMessage(message: unknown): Promise<unknown> } };

/** The worker was stopped before its answer, or the page was loaded again. */
const INTERRUPTED =
  /message (?:channel|port) closed|Receiving end does not exist|context was destroyed|navigat|has been closed|was detached/i;

/** The result of something that may be interrupted; undefined if it was. */
async function unlessInterrupted<T>(result: Promise<T>): Promise<T | undefined> {
  try {
    return await result;
  } catch (error) {
    if (INTERRUPTED.test(String(error))) return undefined;
    throw error;
  }
}

/** Sends a message as the interface does. @returns undefined if the worker was stopped before its answer */
export function send(page: Page, name: string, request: object = {}): Promise<Answer | undefined> {
  return unlessInterrupted(
    page.evaluate((message) => chrome.runtime.sendMessage(message), { name, request }) as Promise<Answer>,
  );
}

interface SwitchDuringLookup {
  answer: Answer | undefined;
  isSelected: boolean;
  /** The time from the start of the lookup until the other environment was selected. */
  msUntilSelected: number;
}

/** Starts a lookup, selects an environment, and waits for the answer. @returns undefined if the worker was stopped */
export function switchDuringLookup(
  page: Page,
  trackingId: string,
  environment: string,
): Promise<SwitchDuringLookup | undefined> {
  return unlessInterrupted(
    page.evaluate(
      async ({ lookup, change }) => {
        const startedAt = performance.now();
        const answered = chrome.runtime.sendMessage(lookup) as Promise<Answer | undefined>;
        // Otherwise an interruption counts as not handled while the change is under way.
        answered.catch(() => undefined);
        // Chrome answers with nothing, or rejects, if the worker stops.
        const changed = (await chrome.runtime.sendMessage(change)) as Answer | undefined;
        const msUntilSelected = performance.now() - startedAt;
        return { answer: await answered, isSelected: changed?.ok === true, msUntilSelected };
      },
      {
        lookup: { name: 'getShipment', request: { trackingId, refresh: true } },
        change: { name: 'setEnvironment', request: { environment } },
      },
    ),
  );
}

/** Clicks a button, by its name. @returns whether there is one that can be pressed */
export function press(view: Page | Frame, name: string): Promise<boolean> {
  return view.evaluate((wanted) => {
    const nameOf = (button: Element) =>
      button.getAttribute('aria-label') ??
      document.getElementById(button.getAttribute('aria-labelledby') ?? '')?.textContent ??
      button.textContent;
    const button = [...document.querySelectorAll('button')].find((each) => nameOf(each)?.trim() === wanted);
    if (!button || button.disabled || button.ariaBusy === 'true') return false;
    button.click();
    return true;
  }, name);
}

/** A field by the selector of an element around it, and its label. */
interface Entry {
  around: string;
  label: string;
  text: string;
}

/**
 * Fills fields and submits their form, or presses a button, within one task of the page.
 * @param button the name of the button; without it, the form of the first field is submitted
 * @returns whether all fields are there
 */
export function fillAndSubmit(page: Page, entries: readonly Entry[], button?: string): Promise<boolean> {
  return page.evaluate(
    ({ all, buttonName }) => {
      const fields = all.map(({ around, label }) => {
        const labels = [...document.querySelectorAll<HTMLLabelElement>(`${around} label`)];
        return labels.find(({ textContent }) => textContent?.trim() === label)?.control as
          | HTMLInputElement
          | null
          | undefined;
      });
      if (fields.some((field) => !field || field.disabled)) return false;
      for (const [index, field] of fields.entries()) {
        if (!field) continue;
        field.value = all[index]?.text ?? '';
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      if (buttonName === undefined) fields[0]?.form?.requestSubmit();
      else {
        const buttons = [...document.querySelectorAll('button')];
        buttons.find(({ textContent }) => textContent?.trim() === buttonName)?.click();
      }
      return true;
    },
    { all: entries, buttonName: button },
  );
}

/** Waits until nothing in a page or frame shows that it is loading. The witness reports what takes too long. */
export async function settled(view: Page | Frame): Promise<void> {
  await unlessInterrupted(
    view.waitForFunction(
      () => !document.querySelector('[aria-busy="true"], .skeleton, .spinner'),
      undefined,
      // Longer than the limit, which the page itself measures.
      { timeout: SETTLE_LIMIT_MS * 2, polling: 50 },
    ),
  );
}

/** Waits until a page has no request under way and shows none. @returns what is left */
export async function leftovers(view: Page | Frame): Promise<string[]> {
  const isClear = view.waitForFunction(() => window.monkeyPending?.().length === 0, undefined, {
    timeout: SETTLE_LIMIT_MS,
    polling: 50,
  });
  // Not read again once the page is clear: it may load a list in between, and that is not a leftover.
  return isClear.then(
    () => [],
    () => view.evaluate(() => window.monkeyPending?.() ?? ['(no probe)']),
  );
}
