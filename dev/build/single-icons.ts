import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const INDEX = join(
  dirname(createRequire(import.meta.url).resolve('lucide-preact')),
  '../esm/lucide-preact.mjs',
);
/** The function that makes an icon's component. */
const CREATE_ICON = fileURLToPath(new URL('./lucide-icon.ts', import.meta.url));
const KEY = /,\s*key: "[^"]+"/g;
const IMPORT = /import \{([^}]+)\} from ['"]lucide-preact['"];/;

/** The file of each name in the index, where one line exports all names of an icon. */
function readIconFiles(): Map<string, string> {
  const files = new Map<string, string>();
  const lines = readFileSync(INDEX, 'utf8').matchAll(/^export \{ (.+) \} from '(\.\/icons\/.+)';/gm);
  for (const [, names = '', file = ''] of lines)
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g))
      files.set(name, join(dirname(INDEX), file));
  return files;
}

/**
 * Imports each icon from its own file. The index of the icon set imports 1,800 files, and reading all of them takes a
 * tenth of a build. Icons get a smaller function to make their components, and lose the keys of their parts, which never
 * change.
 */
export function singleIcons(): Plugin {
  const files = readIconFiles();
  const importOf = (name: string) => {
    const file = files.get(name);
    if (file === undefined) throw new Error(`lucide-preact has no icon “${name}”`);
    return `import ${name} from ${JSON.stringify(file)};`;
  };
  return {
    name: 'single-icons',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === '../createLucideIcon.mjs' && importer?.includes('/lucide-preact/') ? CREATE_ICON : undefined,
    transform: (code, id) =>
      (id.includes('/lucide-preact/') ? code.replace(KEY, '') : code).replace(IMPORT, (_, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '')
          .map(importOf)
          .join(' '),
      ),
  };
}
