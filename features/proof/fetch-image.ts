import { type ImageKind, imageKindOf, KIND_BYTES } from './image-kind.ts';
import { IMAGE_LIMITS } from './image-limits.ts';

interface FetchedImage {
  /** The bytes that the server sent, unchanged. */
  bytes: Blob;
  kind: ImageKind;
}

/** Why an image cannot be shown or read. Each kind has one sentence in `images-text.en.ts`. */
export type ImageProblem =
  | { kind: 'refused'; host: string; status: number } // the server answered with an error
  | { kind: 'timedOut'; host: string } // the transfer took longer than the time limit
  | { kind: 'noAccess'; host: string } // the extension may show images of this server, but not read them
  | { kind: 'unreachable'; host: string } // no connection, or a redirect to a server that denies access
  | { kind: 'tooLarge' } // over the limit in bytes
  | { kind: 'noRoom' } // the images before it have filled the evidence file
  | { kind: 'tooManyPixels'; megapixels: number } // decoding it could exhaust the browser's memory
  | { kind: 'notImage'; host: string; type: string } // `type`: its Content-Type, such as `text/html`
  | { kind: 'notShowable'; name: string } // `name`: the format, such as `PDF`
  | { kind: 'notLoaded' } // the code that reads images could not be loaded
  | { kind: 'damaged' }; // sent as an image, but cannot be decoded

export type ImageOutcome = { ok: true; image: FetchedImage } | { ok: false; problem: ImageProblem };

/** Fetches a proof image. Never rejects; ignore the outcome once `signal` is aborted. */
export type FetchImage = (url: string, signal?: AbortSignal) => Promise<ImageOutcome>;

const MAX_BYTES = IMAGE_LIMITS.megabytes * 1_000_000;
const TIMEOUT_MS = IMAGE_LIMITS.seconds * 1_000;

interface Dependencies {
  fetch: typeof globalThis.fetch;
  /** Whether the extension may read from the server of a URL. */
  hasAccess(url: string): Promise<boolean>;
}

/**
 * Creates the one function that fetches proof images, for saving and copying. It runs in the page that shows them, not
 * in the background: the page's `<img>` elements have requested the images already; a page holds no key or token that
 * could leak; and messages to the background carry no URLs (docs/decisions.md#5) and no megabytes.
 * Redirects are followed, because the request holds no secret and the pages' policy restricts every step to https.
 */
export function createFetchImage({ fetch, hasAccess }: Dependencies): FetchImage {
  return async (url, signal) => {
    const { host } = new URL(url);
    const limit = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const response = await fetch(url, {
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        // The <img> cached a response without CORS headers, which would be rejected here.
        cache: 'no-store',
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
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
      // fetch hides the reason by design; only our own timeout and missing access can be distinguished.
      if (limit.aborted) return { ok: false, problem: { kind: 'timedOut', host } };
      const kind = (await hasAccess(url)) ? 'unreachable' : 'noAccess';
      return { ok: false, problem: { kind, host } };
    }
  };
}

/** @returns `undefined` if the body is larger than `MAX_BYTES` */
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
