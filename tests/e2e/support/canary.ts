import type { BrowserContext, ConsoleMessage, Worker } from '@playwright/test';
import { expect } from '@playwright/test';
import { CANARY } from '../../../dev/platform/credentials.ts';

/** How the canary looks inside base64, where it may begin at any of the three bytes of a group. */
const IN_BASE64 = [0, 1, 2].map((before) => {
  const [first, end] = [before, before + CANARY.length].map((bytes) => (bytes * 8) / 6) as [number, number];
  return btoa('\0'.repeat(before) + CANARY).slice(Math.ceil(first), Math.floor(end));
});
const ESCAPED = Buffer.from(CANARY).toString('hex');
/** The canary in all forms in which a key or token may have been kept. */
const TRACES = [
  CANARY,
  ...IN_BASE64,
  ...IN_BASE64.map((part) => part.replaceAll('+', '-').replaceAll('/', '_')),
  ESCAPED.replace(/../g, '%$&'),
  ESCAPED.replace(/../g, '\\u00$&'),
];

/** Fails if a text contains a part of a key or token of a local platform. @param place named in the message */
export function expectNoSecret(text: string, place: string): void {
  // JSON in JSON doubles the backslashes of escapes.
  const plain = text.replace(/\\+/g, '\\');
  const trace = TRACES.find((each) => plain.includes(each));
  const at = trace === undefined ? -1 : plain.indexOf(trace);
  const around = plain.slice(Math.max(0, at - 100), at + 100);
  expect(trace === undefined ? '' : around, `a key or token in ${place}`).toBe('');
}

/**
 * Collects the console output and the errors of a browser's pages and workers.
 * @returns a function that fails if a key or token was among it since the last call
 */
export function watchForSecrets(context: BrowserContext): () => void {
  let lines: string[] = [];
  const note = (message: ConsoleMessage) => void lines.push(message.text());
  const listen = (worker: Worker) => worker.on('console', note);
  context.on('console', note);
  context.on('weberror', (error) => void lines.push(String(error.error().stack ?? error.error())));
  context.on('serviceworker', listen);
  context.serviceWorkers().forEach(listen);
  return () => {
    const text = lines.join('\n');
    lines = [];
    expectNoSecret(text, 'a console');
  };
}

/** A page in either browser. */
interface AnyPage {
  isClosed(): boolean;
  frames(): readonly { url(): string; evaluate(read: () => string): Promise<string> }[];
}

/** Fails if the document of a page, or of a frame in it, contains a key or token. A page that has gone contains none. */
export async function expectNoSecretOnPage(page: AnyPage): Promise<void> {
  const frames = page.isClosed() ? [] : page.frames();
  const texts = await Promise.all(frames.map((frame) => frame.evaluate(textOfDocument).catch(() => '')));
  for (const [index, text] of texts.entries()) expectNoSecret(text, frames[index]?.url() ?? '');
}

/** The document with its fields, except those for secrets, which show on request what a person typed. Runs in the page. */
export function textOfDocument(): string {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input:not([type=password]), textarea')];
  const others = fields.filter(({ parentElement }) => !parentElement?.querySelector('.lucide-eye-off'));
  return [document.documentElement.outerHTML, ...others.map(({ value }) => value)].join('\n');
}
