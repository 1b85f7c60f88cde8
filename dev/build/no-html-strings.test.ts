import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noHtmlStrings } from './no-html-strings.ts';

let folder: string;
beforeEach(() => {
  // Inside the project, so that its packages are found.
  folder = mkdtempSync(join('node_modules', '.html-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function bundle(source: string): Promise<string> {
  writeFileSync(join(folder, 'main.js'), source);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [noHtmlStrings()],
    build: { lib: { entry: 'main.js', formats: ['es'], fileName: 'out' }, minify: false },
  });
  return readFileSync(join(folder, 'dist', 'out.js'), 'utf8');
}

test('a package with Preact and its hooks writes no HTML', async () => {
  const script = await bundle(
    "export { render, h } from 'preact'; export { useState } from 'preact/hooks'; export * from '@preact/signals';",
  );
  expect(script).toContain('.textContent');
  expect(script).not.toContain('.innerHTML');
});

test('a Preact that has nothing to replace is noticed', () => {
  const plugin = noHtmlStrings();
  const transform = plugin.transform as (code: string, id: string) => unknown;
  expect(() => transform('export {}', '/node_modules/preact/dist/preact.mjs')).toThrow('no longer');
  expect(transform('a.innerHTML = b', '/features/lookup/state.ts')).toBeUndefined();
});
