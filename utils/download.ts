/** The browser reads the bytes after the click; the specification does not say how long after. */
const URL_LIFETIME_MS = 60_000;

/** Saves a file to the browser's downloads. */
export function downloadFile(name: string, bytes: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(bytes);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), URL_LIFETIME_MS);
}

/** Saves JSON text to the browser's downloads. */
export function downloadJson(name: string, text: string): void {
  downloadFile(name, new Blob([text], { type: 'application/json' }));
}
