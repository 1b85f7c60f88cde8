import { type ImageKind, imageKindOf, KIND_BYTES } from './image-kind.ts';
import type { ImageProblem } from './image-problem.ts';

export interface FetchedImage {
  /** Exactly what the server sent. */
  bytes: Blob;
  kind: ImageKind;
}

export type ImageOutcome = { ok: true; image: FetchedImage } | { ok: false; problem: ImageProblem };

/** Reads the bytes of a proof image. Never rejects; what comes after `signal` has ended it means nothing. */
export type FetchImage = (url: string, signal: AbortSignal) => Promise<ImageOutcome>;

const MAX_BYTES = 25_000_000;
/** Headers and body together. */
const LIMIT_MS = 30_000;

interface Dependencies {
  fetch: typeof globalThis.fetch;
  /** Whether the browser lets the extension read from the server of an address. */
  hasAccess(url: string): Promise<boolean>;
}

/**
 * Makes the one function that reads proof images, for saving and copying. It runs in the page that shows them, not in
 * the background: the page has asked their servers already, by its `<img>` elements; there is no key or token in a
 * page that could leak; and messages to the background carry no addresses (design decision 5) and no megabytes.
 * Redirects are followed, because the request holds no secret, and the pages' policy keeps every step to https.
 */
export function createFetchImage({ fetch, hasAccess }: Dependencies): FetchImage {
  return async (url, signal) => {
    const { host } = new URL(url);
    const limit = AbortSignal.timeout(LIMIT_MS);
    try {
      const response = await fetch(url, {
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        // What the <img> left in the cache was asked for without CORS, and would be refused here.
        cache: 'no-store',
        signal: AbortSignal.any([signal, limit]),
      });
      if (!response.ok) {
        await response.body?.cancel();
        return { ok: false, problem: { kind: 'refused', host, status: response.status } };
      }
      const bytes = await readBytes(response);
      if (!bytes) return { ok: false, problem: { kind: 'tooLarge' } };
      const kind = imageKindOf(new Uint8Array(await bytes.slice(0, KIND_BYTES).arrayBuffer()));
      if (kind) return { ok: true, image: { bytes: new Blob([bytes], { type: kind.type }), kind } };
      const type = (response.headers.get('Content-Type') ?? '').replace(/;.*/, '').trim();
      const isCalledImage = type.startsWith('image/');
      return { ok: false, problem: isCalledImage ? { kind: 'damaged' } : { kind: 'notImage', host, type } };
    } catch {
      // fetch hides the reason on purpose; only our own time limit and the missing access can be told apart.
      if (limit.aborted) return { ok: false, problem: { kind: 'timedOut', host } };
      const kind = (await hasAccess(url)) ? 'unreachable' : 'noAccess';
      return { ok: false, problem: { kind, host } };
    }
  };
}

/** @returns nothing when there is more than `MAX_BYTES` */
async function readBytes(response: Response): Promise<Blob | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > MAX_BYTES) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(value);
  }
  return new Blob(chunks);
}
