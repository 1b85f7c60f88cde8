import { afterEach, beforeEach, expect, vi } from 'vitest';
import { Scanner } from '../../features/page/content/scanning/scanner.ts';
import { whenLaidOut } from '../../features/page/content/scanning/when-laid-out.ts';
import { createFakePageDetection, type FakePageDetection } from './page-detection.ts';

/** Long enough for a busy machine, which may take seconds. In milliseconds. */
const SCANNING = { timeout: 20_000, interval: 5 };

/** New for each test. */
export let detection: FakePageDetection;
/** Ends with each test. */
export let life: AbortController;

/**
 * Prepares both for each test of the calling file. Not when this module is loaded: test files share a process and its
 * modules, so only the first of them would get the hooks.
 */
export function setUpScannedPage(): void {
  beforeEach(() => {
    life = new AbortController();
    detection = createFakePageDetection(life.signal);
  });
  afterEach(() => life.abort());
}

/** Shows a page and starts its scanner. */
export function scan(html: string): Scanner {
  document.body.innerHTML = html;
  return startScanner();
}

/** Starts the scanner of the page that is shown. */
export function startScanner(): Scanner {
  const scanner = new Scanner(document, new Set(), detection, life.signal);
  detection.scanner = scanner;
  scanner.start(whenLaidOut(document.documentElement));
  return scanner;
}

/** Waits until exactly these IDs are found, each at its own text. */
export const expectFound = (...ids: string[]) =>
  vi.waitFor(() => expect(detection.found()).toEqual(ids.map((id) => `${id}: ${id}`).sort()), SCANNING);

/** Waits until the scanner has nothing left to do. */
export async function settle(scanner: Scanner): Promise<void> {
  await vi.waitFor(() => expect(detection.prefiltered).not.toEqual([]), SCANNING);
  await scanner.readAll();
}

/** The element that a selector matches, which must exist. */
export const $ = (selector: string): Element => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
};
