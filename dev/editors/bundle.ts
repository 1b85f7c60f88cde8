import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * Bundles the page with the editors in memory, as one script. By esbuild alone: Vite would spend twenty seconds on these
 * nine megabytes.
 */
export async function bundleEditors(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./page/main.js', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2023',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    loader: { '.css': 'empty' },
  });
  const script = outputFiles.find(({ path }) => !path.endsWith('.css'));
  if (!script) throw new Error('The page with the editors did not build.');
  return script.text;
}
