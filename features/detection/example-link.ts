/** Longer than any ID. A hash with a longer one did not come from Waybill. */
const MAX_LENGTH = 80;

/** Half of a character, which cannot be encoded. A page can send an ID with one. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** The hash of a link to the options page that adds an ID to the examples of a new pattern. */
export const exampleHash = (id: string): string =>
  `teach=${encodeURIComponent(id.replace(LONE_SURROGATE, '\ufffd'))}`;

/**
 * Reads the ID from such a hash: `#teach=ID` or `#detection&example=ID`, encoded as a URI component.
 * @returns `undefined` for any other hash
 */
export function exampleInHash(hash: string): string | undefined {
  const [, encoded] = /^#(?:teach|detection&example)=([^&]+)$/.exec(hash) ?? [];
  if (encoded === undefined) return undefined;
  try {
    const id = decodeURIComponent(encoded).trim();
    return id === '' || id.length > MAX_LENGTH ? undefined : id;
  } catch {
    // An incomplete escape sequence, typed by hand.
    return undefined;
  }
}
