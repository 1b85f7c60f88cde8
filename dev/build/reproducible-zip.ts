import { readFile, writeFile } from 'node:fs/promises';
import JSZip from 'jszip';

/** The earliest time that a zip can hold. */
const FIXED_TIME = new Date('1980-01-01T00:00:00Z');

/**
 * Writes a zip again, so that equal files make equal bytes: entries in order of their names, without folders, with one
 * time and no modes. JSZip compresses in JavaScript: the result does not depend on the version of Node or the system.
 * @param zip its entries in any order, with any times and modes. Rejects if it is not a zip
 */
export async function reproducibleZip(zip: Uint8Array): Promise<Buffer> {
  const source = await JSZip.loadAsync(zip, { checkCRC32: true });
  const files = Object.values(source.files).filter(({ dir }) => !dir);
  // By code units: a comparison by language would depend on the system.
  files.sort((a, b) => (a.name < b.name ? -1 : 1));
  const result = new JSZip();
  for (const file of files) {
    const content = await file.async('uint8array');
    result.file(file.name, content, { date: FIXED_TIME, createFolders: false });
  }
  return result.generateAsync({
    type: 'nodebuffer',
    platform: 'DOS',
    compression: 'DEFLATE',
    compressionOptions: { level: 9 },
  });
}

/** Writes the zip at a path again, as `reproducibleZip` does. */
export async function makeReproducible(path: string): Promise<void> {
  await writeFile(path, await reproducibleZip(await readFile(path)));
}
