import preact from '@preact/preset-vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [preact()],
  test: {
    include: ['{utils,components,entrypoints,dev,tests,bench}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**'],
    environment: 'node',
    mockReset: true,
    // Starting each file in a process of its own takes longer than all tests together.
    isolate: false,
    // One less than there are cores by default: half of two.
    maxWorkers: 2,
  },
});
