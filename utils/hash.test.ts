import { expect, test } from 'vitest';
import { hashText, sha256Hex } from './hash.ts';

// Published test vectors of FNV-1a.
test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('hashes "%s" with FNV-1a', (text, hash) => {
  expect(hashText(text)).toBe(hash);
});

// Test vector of FIPS 180-4. It tests leading zeros with the bytes 0x01 and 0x00.
test('writes the hash in lower-case hexadecimal', async () => {
  expect(await sha256Hex(new TextEncoder().encode('abc'))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});
