import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const ICONS = join(dirname(createRequire(import.meta.url).resolve('lucide-preact')), '../esm/icons');
const IMPORT = /import \{([^}]+)\} from ['"]lucide-preact['"];/;

function fileOf(icon: string): string {
  return `${icon.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.mjs`;
}

/**
 * Imports each icon from its own file. The index of the icon set imports 1,800 files; reading all of them would take
 * longer than the rest of the start.
 */
export const singleIcons: Plugin = {
  name: 'single-icons',
  enforce: 'pre',
  transform: (code) =>
    code.replace(IMPORT, (_, names: string) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '')
        .map((name) => `import ${name} from ${JSON.stringify(join(ICONS, fileOf(name)))};`)
        .join(' '),
    ),
};
