import { createHash } from 'node:crypto';
import JSZip from 'jszip';
import { expect, test } from 'vitest';
import { reproducibleZip } from './reproducible-zip.ts';

interface Entry {
  name: string;
  content: string;
  date: Date;
  mode: number;
}

async function zipOf(entries: readonly Entry[]): Promise<Buffer> {
  const zip = new JSZip();
  for (const { name, content, date, mode } of entries)
    zip.file(name, content, { date, unixPermissions: mode });
  return zip.generateAsync({ type: 'nodebuffer', platform: 'UNIX' });
}

const script = { name: 'chunks/Übersicht.js', content: 'export {};\n'.repeat(500) };
const manifest = { name: 'manifest.json', content: '{"name":"Waybill"}' };
const older = { date: new Date('2026-01-02T03:04:06Z'), mode: 0o644 };
const newer = { date: new Date('2026-11-22T21:20:18Z'), mode: 0o755 };

const first = () =>
  zipOf([
    { ...manifest, ...older },
    { ...script, ...newer },
  ]);
const second = () =>
  zipOf([
    { ...script, ...older },
    { ...manifest, ...newer },
  ]);
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test('equal files make equal bytes, whatever their order, times and modes', async () => {
  const zips = [await first(), await second()] as const;
  expect(hash(zips[0])).not.toBe(hash(zips[1]));
  expect(hash(await reproducibleZip(zips[0]))).toBe(hash(await reproducibleZip(zips[1])));
});

test('contents stay, entries are sorted and compressed, folders are left out', async () => {
  const bytes = await reproducibleZip(await second());
  const zip = await JSZip.loadAsync(bytes);
  expect(Object.keys(zip.files)).toEqual([script.name, manifest.name]);
  expect(await zip.file(script.name)?.async('string')).toBe(script.content);
  expect(bytes.length).toBeLessThan(script.content.length);
});

test('different contents make different bytes', async () => {
  const changed = await zipOf([
    { ...manifest, ...older },
    { ...script, ...newer, content: 'export const a = 1;' },
  ]);
  expect(hash(await reproducibleZip(changed))).not.toBe(hash(await reproducibleZip(await first())));
});

test('a damaged zip is refused', async () => {
  const zip = await first();
  await expect(reproducibleZip(zip.subarray(0, zip.length - 40))).rejects.toThrow();
});
