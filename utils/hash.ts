/**
 * FNV-1a in 32 bits: distinguishes texts; not for security.
 * @returns an integer from 0 to 2^32 - 1, the same for equal texts
 * @see http://www.isthe.com/chongo/tech/comp/fnv/
 */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** @returns the SHA-256 hash of some bytes, in lower-case hexadecimal */
export async function sha256Hex(bytes: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
