const CHUNK = 65_536;

/**
 * A stream of the letter "a" that ends after a number of bytes, or never.
 * @param total `Infinity` for an endless body
 */
export function repeatedBytes(total: number): ReadableStream<Uint8Array> {
  let left = total;
  return new ReadableStream({
    pull(controller) {
      const size = Math.min(CHUNK, left);
      controller.enqueue(new Uint8Array(size).fill(0x61));
      left -= size;
      if (left === 0) controller.close();
    },
  });
}
