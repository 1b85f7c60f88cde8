import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Plugin } from 'vite';
import { describe, expect, test } from 'vitest';
import { bundle } from '../../tests/bundle.ts';
import { EAGER, webPageScripts } from './web-page-scripts.ts';

/** Builds a script as for a web page. */
const built = (name: string, code = 'console.log("/* a script */")'): Promise<string> =>
  bundle(webPageScripts(), { 'main.js': code }, { name, format: 'iife' });

describe('the line that has all functions of a script compiled', () => {
  test.each(['frame.js', 'page.js'])('%s begins with it', async (fileName) => {
    expect((await built(fileName)).startsWith(EAGER)).toBe(true);
  });

  test.each(['background.js', 'content-scripts/early.js', 'content-scripts/helpdesk.js'])(
    '%s does not have it',
    async (fileName) => {
      expect(await built(fileName)).not.toContain(EAGER.trim());
    },
  );
});

test.each([
  ['page.js', '\na {\nx: y;\n}\n'],
  ['background.js', '\n  a {\n    x: y;\n  }\n'],
])('style sheets in %s are indented only where it costs no page', async (fileName, style) => {
  const found: unknown[] = [];
  runInNewContext(await built(fileName, 'found.push(`\n  a {\n    x: y;\n  }\n`);'), { found });
  expect(found).toEqual([style]);
});

test.each(['content-script-isolated-world', 'unlisted-script'])(
  'a script is started without the wrapper of WXT: %s',
  async (kind) => {
    const found: unknown[] = [];
    const wrapper: Plugin = {
      name: 'wrapper',
      resolveId: (id, importer = '') =>
        id === 'wrapper'
          ? `\0virtual:wxt-${kind}-entrypoint?${join(dirname(importer), 'script.js')}`
          : undefined,
      load: (id) => (id.startsWith('\0') ? "console.debug('wrapper');" : undefined),
    };
    const code = await bundle(
      [wrapper, webPageScripts()],
      {
        'main.js': "import 'wrapper';",
        'script.js': "export default { main() { found.push('started'); } };",
      },
      { name: 'page.js', format: 'iife' },
    );
    runInNewContext(code, { found });
    expect(found).toEqual(['started']);
    expect(code).not.toContain('wrapper');
  },
);

describe('characters that are not ASCII', () => {
  const OTHERS = /[^\0-\x7f]/;
  const CODE = `
    const size = Math.random();
    found.push('Größe ✓ 📦', \`nº \${size < 2 ? 'é' : size}\`, /^[a-zł]+$/.test('łan'), /^[📦]$/u.test('📦'));
  `;

  test.each(['page.js', 'frame.js', 'content-scripts/helpdesk.js'])(
    '%s contains none of them, and does the same',
    async (fileName) => {
      const code = await built(fileName, CODE);
      const found: unknown[] = [];
      runInNewContext(code, { found });
      expect(code).not.toMatch(OTHERS);
      expect(found).toEqual(['Größe ✓ 📦', 'nº é', true, true]);
    },
  );

  test('scripts of other contexts keep them', async () => {
    expect(await built('background.js', CODE)).toMatch(OTHERS);
  });

  test('a raw template, which escapes would change, fails the build', async () => {
    await expect(built('page.js', 'found.push(String.raw`\\s`)')).rejects.toThrow('raw template');
  });
});
