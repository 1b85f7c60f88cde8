/** The browser reads the bytes after the click; how long after is not specified. */
const KEEP_MS = 60_000;

/** Hands a file to the browser's downloads. */
export function saveFile(name: string, bytes: Blob): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
}
