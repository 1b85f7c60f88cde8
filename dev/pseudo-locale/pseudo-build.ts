import { cp, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';

/** The language of the interface in whose place the pseudo-locale stands; each page loads its strings as one script. */
export const PSEUDO_LOCALE = 'es';
const SCRIPT = /^catalogue\.es-.*\.js$/;
const SOURCE = `
  import { allEnglishMessages } from '../../features/catalogue.ts';
  import { pseudoMessages } from './pseudo-text.ts';
  export const spanishMessages = pseudoMessages(allEnglishMessages);
`;

/**
 * Copies a build and puts the pseudo-locale into the copy, so that no package has it.
 * @param extensionDir a build for production
 * @returns the folder to load, which the caller removes
 */
export async function makePseudoBuild(extensionDir: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'waybill-pseudo-'));
  await cp(extensionDir, folder, { recursive: true });
  const chunks = join(folder, 'chunks');
  const scripts = (await readdir(chunks)).filter((name) => SCRIPT.test(name));
  if (scripts.length === 0) throw new Error(`There are no strings in Spanish in ${extensionDir}.`);
  for (const script of scripts)
    await build({
      stdin: { contents: SOURCE, resolveDir: import.meta.dirname, loader: 'ts' },
      outfile: join(chunks, script),
      allowOverwrite: true,
      bundle: true,
      format: 'esm',
      target: 'es2023',
      logLevel: 'error',
    });
  return folder;
}
