import { build } from 'vite';

/** Bundles and minifies one script like the build of an extension. @returns its source */
export async function bundleScript(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    // The project's own compiler options extend a file that WXT may not have written yet.
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
