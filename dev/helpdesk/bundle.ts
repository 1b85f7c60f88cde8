import { fileURLToPath } from 'node:url';
import { build, type Rollup } from 'vite';
import { singleIcons } from '../build/single-icons.ts';

const APP = fileURLToPath(new URL('./app/', import.meta.url));

function textOf({ output }: Rollup.RollupOutput, fileName: string): string {
  const file = output.find((entry) => entry.fileName === fileName);
  if (file === undefined) throw new Error(`The demo helpdesk's bundle has no ${fileName}`);
  if (file.type === 'chunk') return file.code;
  return typeof file.source === 'string' ? file.source : Buffer.from(file.source).toString('utf8');
}

/** Bundles the console in memory as one script and one style sheet. */
export async function bundleApp(): Promise<{ script: string; styles: string }> {
  const result = await build({
    configFile: false,
    envFile: false,
    root: APP,
    publicDir: false,
    logLevel: 'error',
    plugins: [singleIcons()],
    // Compiler options are set here because the project's own file extends one that WXT may not have written yet.
    esbuild: {
      tsconfigRaw: '{"compilerOptions":{"target":"ES2023","jsx":"react-jsx","jsxImportSource":"preact"}}',
    },
    build: {
      write: false,
      modulePreload: false,
      target: 'es2023',
      cssCodeSplit: false,
      rollupOptions: {
        input: `${APP}main.tsx`,
        output: { entryFileNames: 'app.js', assetFileNames: 'app[extname]' },
      },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('The demo helpdesk did not build');
  return { script: textOf(result, 'app.js'), styles: textOf(result, 'app.css') };
}
