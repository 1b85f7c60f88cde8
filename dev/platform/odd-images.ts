import { crc32, deflateSync } from 'node:zlib';

/** 64 megapixels: a few kilobytes to send, hundreds of megabytes to draw. */
const VAST = 8_000;

/** The web page that many servers send with status 200 for an expired link. */
export const EXPIRED_PAGE =
  '<!doctype html><title>Link expired</title><h1>This link has expired</h1><p>Sign in to see the picture.</p>';

/** A proof on paper: a minimal PDF. */
export const RECEIPT_PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;

let vast: Buffer | undefined;

/** A black and white PNG (RFC 2083) that is much too large to draw. */
export function vastPng(): Buffer {
  vast ??= makeVastPng();
  return vast;
}

function makeVastPng(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(VAST, 0);
  header.writeUInt32BE(VAST, 4);
  // One bit per pixel, greyscale.
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
