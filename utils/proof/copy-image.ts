import type { FetchImage } from './fetch-image.ts';
import type { CopyProblem } from './image-problem.ts';

export type CopyOutcome = { ok: true } | { ok: false; problem: CopyProblem };

/** More could take the memory of the whole browser. */
const MAX_PIXELS = 50_000_000;

/**
 * Puts an image on the clipboard, as PNG: the one picture format that every browser takes there. Inside a click only.
 * The clipboard gets a promise, because the permission of the click would be over once the image has been read.
 * There is no older way, as there is for text: a card in a page that keeps the clipboard from its frames cannot copy.
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
    // Said beside the button. Whether image or clipboard was at fault, the reading knows.
    const read = await reading;
    return read.ok ? { ok: false, problem: { kind: 'clipboardRefused' } } : read;
  }
}

type PngOutcome = { ok: true; png: Blob } | { ok: false; problem: CopyProblem };

async function readPng(url: string, fetchImage: FetchImage, signal: AbortSignal): Promise<PngOutcome> {
  const read = await fetchImage(url, signal);
  if (!read.ok) return read;
  const { bytes, kind } = read.image;
  // Bitmaps are not made from drawings, nor from documents.
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
