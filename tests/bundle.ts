import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type LibraryOptions, type PluginOption } from 'vite';

/**
 * Builds and minifies one script.
 * @param files by name; the first is the entry
 * @param name of the script
 * @returns its code
 */
export async function bundle(
  plugin: PluginOption,
  files: Record<string, string>,
  { name = 'out.js', format = 'es' }: { name?: string; format?: 'es' | 'iife' } = {},
): Promise<string> {
  // Inside the project, so that its packages are found.
  const folder = await mkdtemp(join('node_modules', '.bundle-'));
  try {
    for (const [file, content] of Object.entries(files)) await writeFile(join(folder, file), content);
    const [entry = ''] = Object.keys(files);
    const lib: LibraryOptions = { entry, formats: [format], name: 'script', fileName: () => name };
    await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      // The project's own compiler options extend a file that WXT may not have written yet.
      esbuild: { tsconfigRaw: '{"compilerOptions":{"target":"ES2023"}}' },
      plugins: [plugin],
      build: { lib },
    });
    return await readFile(join(folder, 'dist', name), 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}
