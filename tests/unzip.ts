const END = 'PK\x05\x06';
const ENTRY = 0x02014b50;

/** The files of an uncompressed zip by name, in their original order. Checks nothing. */
export function unzip(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  // The directory at the end contains names, sizes and offsets.
  let at = zip.readUInt32LE(zip.lastIndexOf(END, undefined, 'latin1') + 16);
  while (zip.readUInt32LE(at) === ENTRY) {
    const size = zip.readUInt32LE(at + 24);
    const nameEnd = at + 46 + zip.readUInt16LE(at + 28);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    files.set(zip.toString('utf8', at + 46, nameEnd), zip.subarray(start, start + size));
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}
