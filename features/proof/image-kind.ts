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

const PROLOG = /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>)?/i;
const DOCTYPE = /<!DOCTYPE svg[^>]*>/iy;
const COMMENT = '<!--';
const COMMENT_END = '-->';
const ROOT = /<svg[\s>]/iy;

/**
 * Whether the root element is `svg`; a page that contains a drawing does not count. The comments before it are skipped
 * one by one: in a regular expression a comment could also end at a later `-->`, and each comment would double the ways
 * to try.
 */
function isSvg(head: string): boolean {
  let at = afterSpace(head, PROLOG.exec(head)?.[0].length ?? 0);
  for (;;) {
    const end = head.startsWith(COMMENT, at) ? afterComment(head, at) : afterMatch(DOCTYPE, head, at);
    if (end === undefined) return afterMatch(ROOT, head, at) !== undefined;
    at = afterSpace(head, end);
  }
}

function afterComment(head: string, at: number): number | undefined {
  const end = head.indexOf(COMMENT_END, at + COMMENT.length);
  return end === -1 ? undefined : end + COMMENT_END.length;
}

function afterSpace(head: string, at: number): number {
  return afterMatch(/\s*/y, head, at) ?? at;
}

/** @returns the end of the match that starts at `at` */
function afterMatch(sticky: RegExp, head: string, at: number): number | undefined {
  sticky.lastIndex = at;
  return sticky.test(head) ? sticky.lastIndex : undefined;
}
