import { crc32, deflateSync } from 'node:zlib';

/** 64 megapixels: some kilobytes on the wire, hundreds of megabytes on the screen. */
const VAST = 8_000;

/** What a server that wants a new link sends: with status 200, as many do. */
export const EXPIRED_PAGE =
  '<!doctype html><title>Link expired</title><h1>This link has expired</h1><p>Sign in to see the picture.</p>';

/** A proof on paper: the least that counts as a PDF. */
export const RECEIPT_PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;

let vast: Buffer | undefined;

/** A black and white PNG (RFC 2083) that is far too large to draw. */
export function vastPng(): Buffer {
  vast ??= makeVastPng();
  return vast;
}

function makeVastPng(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(VAST, 0);
  header.writeUInt32BE(VAST, 4);
  // One bit for a pixel, shades of grey.
  header[8] = 1;
  const rows = Buffer.alloc((1 + VAST / 8) * VAST);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
