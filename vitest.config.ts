import { defineConfig } from 'vitest/config';

const FOLDERS = '{utils,components,features,entrypoints,dev,tests,bench}';
/** Tests that replace modules (`vi.mock`). */
const ISOLATED = `${FOLDERS}/**/*.isolated.test.{ts,tsx}`;
/** Tests that need a document. */
const DOM = [`${FOLDERS}/**/*.dom.test.ts`, `${FOLDERS}/**/*.test.tsx`];

export default defineConfig({
  // Given here because the project's own file extends one that WXT has yet to write, perhaps at this moment.
  esbuild: {
    tsconfigRaw: '{"compilerOptions":{"target":"ES2023","jsx":"react-jsx","jsxImportSource":"preact"}}',
  },
  test: {
    environment: 'node',
    setupFiles: ['tests/extension-apis.ts'],
    mockReset: true,
    // Files of one process share its globals.
    unstubGlobals: true,
    // Whatever the machine's: tests expect times of day.
    env: { TZ: 'UTC' },
    // For what hangs. Builds run beside: what takes a second alone may take several.
    testTimeout: 30_000,
    // By default, Vitest uses one less than there are cores, which would be half of two.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${FOLDERS}/**/*.test.ts`],
          exclude: ['tests/e2e/**', ISOLATED, ...DOM],
          // Starting each file in a process of its own takes longer than all tests together.
          isolate: false,
        },
      },
      // In a project of its own: a process is also started whenever the next file needs another environment.
      {
        extends: true,
        test: { name: 'dom', include: DOM, exclude: [ISOLATED], environment: 'happy-dom', isolate: false },
      },
      { extends: true, test: { name: 'isolated', include: [ISOLATED], isolate: true } },
    ],
  },
});
