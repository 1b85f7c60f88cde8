import type { PngOutcome, PngProblem } from './read-png.ts';

/** Why an image was not copied to the clipboard. */
export type CopyProblem = PngProblem | { kind: 'clipboardRefused' }; // the browser or the page around the card forbids it

export type CopyOutcome = { ok: true } | { ok: false; problem: CopyProblem };

/**
 * Copies an image to the clipboard as PNG, the only image format that every browser accepts there. Call it inside a
 * click: the clipboard gets a promise, because the click's permission would expire before the image is read.
 * There is no older API as a fallback, unlike for text: a card cannot copy if the page denies its frames the clipboard.
 */
export async function copyImage(readPng: () => Promise<PngOutcome>): Promise<CopyOutcome> {
  const reading = readPng();
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
