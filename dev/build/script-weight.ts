import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The scripts that one context loads before it is used. */
interface ScriptWeight {
  name: string;
  files: string[];
  /** Minified size. For scripts in web pages, which each frame loads, the compressed size. */
  bytes: number;
  max: number;
}

/** The entry of each context in a build, and the most bytes of script that it may load before it is used. */
const CONTEXTS = [
  { name: 'Background', entry: 'background.js', max: 167_500 },
  { name: 'Card', entry: 'card.html', max: 122_500 },
  { name: 'Popup', entry: 'popup.html', max: 117_000 },
  { name: 'Options', entry: 'options.html', max: 225_000 },
  { name: 'Early script', entry: 'content-scripts/early.js', max: 800, isCompressed: true },
  { name: 'Content script', entry: 'content-scripts/helpdesk.js', max: 1_200, isCompressed: true },
  { name: 'Frame script', entry: 'frame.js', max: 9_000, isCompressed: true },
];

/** Imports that are loaded with a module, in minified code; those of `import()` are not. */
const STATIC_IMPORT = /(?:\bimport|\bfrom)\s*["'](\.{1,2}\/[^"']+)["']/g;
const MODULE_SCRIPT = /<script type="module"[^>]*? src="\/([^"]+)"/g;

/** Measures the scripts of all contexts in a built extension. Throws if a file is missing. */
export function weighScripts(folder: string): ScriptWeight[] {
  return CONTEXTS.map(({ name, entry, max, isCompressed }) => {
    const files = scriptsOf(folder, entry);
    const contents = files.map((file) => readFileSync(join(folder, file)));
    const sizes = contents.map((content) =>
      isCompressed ? gzipSync(content, { level: 9 }).length : content.length,
    );
    return { name, files, bytes: sizes.reduce((sum, size) => sum + size, 0), max };
  });
}

/** The scripts that a page or script of a build loads at its start: its own, and what they import. */
function scriptsOf(folder: string, entry: string): string[] {
  const text = readFileSync(join(folder, entry), 'utf8');
  if (!entry.endsWith('.html')) return [entry];
  const waiting = [...text.matchAll(MODULE_SCRIPT)].map(([, path = '']) => path);
  const found = new Set<string>();
  for (const path of waiting) {
    if (found.has(path)) continue;
    found.add(path);
    const imports = readFileSync(join(folder, path), 'utf8').matchAll(STATIC_IMPORT);
    for (const [, target = ''] of imports) waiting.push(posix.join(posix.dirname(path), target));
  }
  return [...found];
}

/** The weights as a table, for people. */
export function describeWeights(weights: readonly ScriptWeight[]): string {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
  const lines = weights.map(({ name, bytes, max }) => {
    const verdict = bytes > max ? '  TOO LARGE' : '';
    return `  ${name.padEnd(14)} ${kilobytes(bytes)} of ${kilobytes(max)} at most${verdict}`;
  });
  return ['Script that each context loads before it is used:', ...lines].join('\n');
}
