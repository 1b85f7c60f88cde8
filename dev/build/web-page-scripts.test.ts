import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EAGER, webPageScripts } from './web-page-scripts.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join('node_modules', '.scripts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Bundles and minifies a script. @param fileName that of the result */
async function bundle(fileName: string, code = 'console.log("/* a script */")'): Promise<string> {
  writeFileSync(join(folder, 'main.js'), code);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [webPageScripts()],
    build: {
      lib: { entry: 'main.js', formats: ['iife'], name: 'script', fileName: () => fileName },
      minify: true,
    },
  });
  return readFileSync(join(folder, 'dist', fileName), 'utf8');
}

describe('the line that has all functions of a script compiled', () => {
  test('the page script begins with it', async () => {
    expect((await bundle('page.js')).startsWith(EAGER)).toBe(true);
  });

  test.each(['background.js', 'content-scripts/helpdesk.js'])('%s does not have it', async (fileName) => {
    expect(await bundle(fileName)).not.toContain(EAGER.trim());
  });
});

describe('characters that are not ASCII', () => {
  const OTHERS = /[^\0-\x7f]/;
  const CODE = `
    const size = Math.random();
    found.push('Größe ✓ 📦', \`nº \${size < 2 ? 'é' : size}\`, /^[a-zł]+$/.test('łan'), /^[📦]$/u.test('📦'));
  `;

  test.each(['page.js', 'content-scripts/helpdesk.js'])('%s has none and does the same', async (fileName) => {
    const code = await bundle(fileName, CODE);
    const found: unknown[] = [];
    runInNewContext(code, { found });
    expect(code).not.toMatch(OTHERS);
    expect(found).toEqual(['Größe ✓ 📦', 'nº é', true, true]);
  });

  test('scripts of other contexts keep them', async () => {
    expect(await bundle('background.js', CODE)).toMatch(OTHERS);
  });

  test('a raw template, which escapes would change, fails the build', async () => {
    await expect(bundle('page.js', 'found.push(String.raw`\\s`)')).rejects.toThrow('raw template');
  });
});
