import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EAGER, eagerPageScript } from './eager-page-script.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join('node_modules', '.eager-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Bundles and minifies a script. @param fileName that of the result */
async function bundle(fileName: string): Promise<string> {
  writeFileSync(join(folder, 'main.js'), 'console.log("/* a script */")');
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [eagerPageScript()],
    build: {
      lib: { entry: 'main.js', formats: ['iife'], name: 'page', fileName: () => fileName },
      minify: true,
    },
  });
  return readFileSync(join(folder, 'dist', fileName), 'utf8');
}

test('the page script begins with the line that has all its functions compiled', async () => {
  expect((await bundle('page.js')).startsWith(EAGER)).toBe(true);
});

test('other scripts are left as they are', async () => {
  expect(await bundle('background.js')).not.toContain(EAGER.trim());
});
