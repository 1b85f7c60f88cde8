import { constants, crc32, deflateRawSync } from 'node:zlib';

const CHUNK = 65_536;
const LETTER = 0x61;
/** No name, no time, any system (RFC 1952, 2.3). */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/**
 * A stream of the letter "a" that ends after a number of bytes, or never.
 * @param total `Infinity` for an endless body
 */
export function repeatedBytes(total: number): ReadableStream<Uint8Array> {
  let left = total;
  return new ReadableStream({
    pull(controller) {
      const size = Math.min(CHUNK, left);
      controller.enqueue(new Uint8Array(size).fill(LETTER));
      left -= size;
      if (left === 0) controller.close();
    },
  });
}

/**
 * The same stream, compressed with gzip: about a thousandth of the size. It costs almost nothing to create, because the
 * compressed form of a chunk is repeated as well.
 * @param total at most 4 GB
 */
export function gzippedBytes(total: number): ReadableStream<Uint8Array> {
  const chunk = Buffer.alloc(CHUNK, LETTER);
  // After a full flush, what follows refers to nothing before it.
  const deflate = (bytes: Buffer, finishFlush: number) => deflateRawSync(bytes, { finishFlush });
  const repeated = deflate(chunk, constants.Z_FULL_FLUSH);
  let left = total;
  let check = 0;
  return new ReadableStream({
    start: (controller) => controller.enqueue(GZIP_HEADER),
    pull(controller) {
      if (left > CHUNK) {
        check = crc32(chunk, check);
        left -= CHUNK;
        controller.enqueue(repeated);
        return;
      }
      const last = chunk.subarray(0, left);
      const trailer = Buffer.alloc(8);
      trailer.writeUInt32LE(crc32(last, check));
      trailer.writeUInt32LE(total, 4);
      controller.enqueue(Buffer.concat([deflate(last, constants.Z_FINISH), trailer]));
      controller.close();
    },
  });
}
