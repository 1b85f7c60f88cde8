import { expect, test } from 'vitest';
import { sha256Hex } from './sha256.ts';

// Test vector of FIPS 180-4. Its bytes 0x01 and 0x00 keep their leading zeros.
test('writes the hash in lower-case hexadecimal', async () => {
  expect(await sha256Hex(new TextEncoder().encode('abc'))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});
