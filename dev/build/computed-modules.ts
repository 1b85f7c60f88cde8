import type { Plugin } from 'vite';
import { runnerImport } from 'vite';

/**
 * Runs the files that end with `.computed.ts` while Waybill is built, and puts the values of their exports in their
 * place. The sources of the values are then in no script. The values must survive JSON.
 */
export function computedModules(): Plugin {
  return {
    name: 'computed-modules',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.computed.ts')) return undefined;
      const { module, dependencies } = await runnerImport<Record<string, unknown>>(id, {
        configFile: false,
        logLevel: 'error',
        // The project's own compiler options extend a file that WXT may not have written yet.
        esbuild: { tsconfigRaw: '{"compilerOptions":{"target":"ES2023"}}' },
      });
      for (const file of dependencies) this.addWatchFile(file);
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
