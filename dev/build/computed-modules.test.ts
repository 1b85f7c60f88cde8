import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { computedModules } from './computed-modules.ts';

test('a script has what a module computed, not what it computed it from', async () => {
  const folder = mkdtempSync(join('node_modules', '.computed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'words.ts'), "export const WORDS: string[] = ['parcel', 'trace'];");
  writeFileSync(
    join(folder, 'table.computed.ts'),
    "import { WORDS } from './words.ts'; export const TABLE: string = WORDS.join('|'); export const COUNTS = { words: WORDS.length };",
  );
  writeFileSync(
    join(folder, 'main.ts'),
    "import { COUNTS, TABLE } from './table.computed.ts'; console.log(TABLE, COUNTS);",
  );
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    esbuild: { tsconfigRaw: '{"compilerOptions":{"target":"ES2023"}}' },
    plugins: [computedModules()],
    build: { lib: { entry: 'main.ts', formats: ['es'], fileName: () => 'main.js' } },
  });
  const script = readFileSync(join(folder, 'dist', 'main.js'), 'utf8');
  expect(script).toContain('parcel|trace');
  expect(script).toContain('words: 2');
  expect(script).not.toContain('join');
});
