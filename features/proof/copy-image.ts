import type { FetchImage, ImageProblem } from './fetch-image.ts';
import { MAX_PIXELS } from './image-limits.ts';

/** Why an image was not copied to the clipboard. */
export type CopyProblem =
  | ImageProblem
  | { kind: 'notCopyable' } // cannot be converted to PNG
  | { kind: 'clipboardRefused' }; // the browser or the page around the card forbids it

export type CopyOutcome = { ok: true } | { ok: false; problem: CopyProblem };

/**
 * Copies an image to the clipboard as PNG, the only image format that every browser accepts there. Call it inside a
 * click: the clipboard gets a promise, because the click's permission would expire before the image is read.
 * There is no older API as a fallback, unlike for text: a card cannot copy if the page denies its frames the clipboard.
 */
export async function copyImage(
  url: string,
  fetchImage: FetchImage,
  signal: AbortSignal,
): Promise<CopyOutcome> {
  const reading = readPng(url, fetchImage, signal);
  const png = reading.then((read) => {
    if (read.ok) return read.png;
    throw new Error(read.problem.kind);
  });
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
    return { ok: true };
  } catch {
    // The result of reading shows whether the image or the clipboard failed.
    const read = await reading;
    return read.ok ? { ok: false, problem: { kind: 'clipboardRefused' } } : read;
  }
}

type PngOutcome = { ok: true; png: Blob } | { ok: false; problem: CopyProblem };

async function readPng(url: string, fetchImage: FetchImage, signal: AbortSignal): Promise<PngOutcome> {
  const read = await fetchImage(url, signal);
  if (!read.ok) return read;
  const { bytes, kind } = read.image;
  // Browsers create no bitmaps from SVG or documents.
  if (!kind.isShowable || kind.extension === 'svg') return { ok: false, problem: { kind: 'notCopyable' } };
  try {
    const bitmap = await createImageBitmap(bytes);
    const { width, height } = bitmap;
    if (width * height > MAX_PIXELS) {
      bitmap.close();
      const megapixels = Math.round((width * height) / 1_000_000);
      return { ok: false, problem: { kind: 'tooManyPixels', megapixels } };
    }
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    bitmap.close();
    return { ok: true, png: await canvas.convertToBlob({ type: 'image/png' }) };
  } catch {
    return { ok: false, problem: { kind: 'damaged' } };
  }
}
