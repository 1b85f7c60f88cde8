import type { FetchImage, ImageProblem } from './fetch-image.ts';
import { MAX_PIXELS } from './image-limits.ts';

/** Why there is no PNG of an image. `notCopyable`: it cannot be converted. */
export type PngProblem = ImageProblem | { kind: 'notCopyable' };

export type PngOutcome = { ok: true; png: Blob } | { ok: false; problem: PngProblem };

/** Fetches an image and converts it to PNG. Never rejects. */
export async function readPng(url: string, fetchImage: FetchImage, signal: AbortSignal): Promise<PngOutcome> {
  const read = await fetchImage(url, signal);
  if (!read.ok) return read;
  const { bytes, kind } = read.image;
  // Browsers create no bitmaps from SVG or documents.
  if (!kind.isShowable || kind.extension === 'svg') return { ok: false, problem: { kind: 'notCopyable' } };
  try {
    const pixels = await pixelsOf(bytes);
    if (pixels > MAX_PIXELS) {
      return { ok: false, problem: { kind: 'tooManyPixels', megapixels: Math.round(pixels / 1_000_000) } };
    }
    const bitmap = await createImageBitmap(bytes);
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    bitmap.close();
    return { ok: true, png: await canvas.convertToBlob({ type: 'image/png' }) };
  } catch {
    return { ok: false, problem: { kind: 'damaged' } };
  }
}

/** Reads the number of pixels without decoding the image, because it is not in a page. Rejects if it is damaged. */
async function pixelsOf(bytes: Blob): Promise<number> {
  const image = new Image();
  const loaded = new Promise((resolve, reject) => {
    image.onload = resolve;
    image.onerror = reject;
  });
  image.src = URL.createObjectURL(bytes);
  try {
    await loaded;
    return image.naturalWidth * image.naturalHeight;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
