/** Longer than any ID; what is longer was not written by Waybill. */
const LONGEST = 80;

/**
 * The ID that a link to this page wants taught: `#teach=ID` or `#detection&example=ID`, the ID encoded as a URI
 * component.
 */
export function exampleInHash(hash: string): string | undefined {
  const [, encoded] = /^#(?:teach|detection&example)=([^&]+)$/.exec(hash) ?? [];
  if (encoded === undefined) return undefined;
  try {
    const id = decodeURIComponent(encoded).trim();
    return id === '' || id.length > LONGEST ? undefined : id;
  } catch {
    // A lone per cent sign: typed by hand.
    return undefined;
  }
}
