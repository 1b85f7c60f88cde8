/** A file format of proof images. */
export interface ImageKind {
  extension: string;
  /** Media type. */
  type: string;
  /** Whether browsers show it in an `<img>`. */
  isShowable: boolean;
}

/** Number of leading bytes that `imageKindOf` needs. */
export const KIND_BYTES = 1024;

const shown = (extension: string, type: string): ImageKind => ({ extension, type, isShowable: true });
const saveOnly = (extension: string, type: string): ImageKind => ({ extension, type, isShowable: false });

const KINDS: { kind: ImageKind; fits(head: string): boolean }[] = [
  { kind: shown('jpg', 'image/jpeg'), fits: (head) => head.startsWith('\xff\xd8\xff') },
  { kind: shown('png', 'image/png'), fits: (head) => head.startsWith('\x89PNG\r\n\x1a\n') },
  { kind: shown('gif', 'image/gif'), fits: (head) => /^GIF8[79]a/.test(head) },
  { kind: shown('webp', 'image/webp'), fits: (head) => /^RIFF[\s\S]{4}WEBP/.test(head) },
  { kind: shown('avif', 'image/avif'), fits: (head) => /^[\s\S]{4}ftypavi[fs]/.test(head) },
  { kind: shown('bmp', 'image/bmp'), fits: (head) => /^BM[\s\S]{4}\0{4}/.test(head) },
  { kind: shown('svg', 'image/svg+xml'), fits: isSvg },
  {
    kind: saveOnly('heic', 'image/heic'),
    fits: (head) => /^[\s\S]{4}ftyp(?:hei[cmsx]|hev[cx]|mif1)/.test(head),
  },
  {
    kind: saveOnly('tiff', 'image/tiff'),
    fits: (head) => head.startsWith('II*\0') || head.startsWith('MM\0*'),
  },
  { kind: saveOnly('pdf', 'application/pdf'), fits: (head) => head.startsWith('%PDF-') },
];

/**
 * Recognises a format by its first bytes. Content types and URLs are often wrong, and the web page of an expired link
 * must not be saved as an image.
 * @param head the first `KIND_BYTES` bytes, or the whole file if it is shorter
 * @returns `undefined` for an unknown format
 */
export function imageKindOf(head: Uint8Array): ImageKind | undefined {
  const text = String.fromCharCode(...head.subarray(0, KIND_BYTES));
  return KINDS.find(({ fits }) => fits(text))?.kind;
}

/** Whether the root element is `svg`; a page that contains a drawing does not count. */
function isSvg(head: string): boolean {
  return /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE svg[^>]*>\s*)*<svg[\s>]/i.test(
    head,
  );
}
