import { build } from 'vite';

/** Bundles one script, minified, as an extension's build does. @returns its source */
export async function bundleScript(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    // The project's own compiler options extend a file that WXT has yet to write.
    esbuild: { tsconfigRaw: '{"compilerOptions":{"target":"ES2023"}}' },
    build: {
      write: false,
      target: 'es2023',
      rollupOptions: { input: file, output: { format: 'iife', entryFileNames: 'script.js' } },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error(`${file} could not be bundled.`);
  return result.output[0].code;
}
