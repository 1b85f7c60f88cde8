import { expect, test } from 'vitest';
import { bundle } from '../../tests/bundle.ts';
import { noHtmlStrings } from './no-html-strings.ts';

test('a package with Preact and its hooks writes no HTML', async () => {
  const script = await bundle(noHtmlStrings(), {
    'main.js':
      "export { render, h } from 'preact'; export { useState } from 'preact/hooks'; export * from '@preact/signals';",
  });
  expect(script).toContain('.textContent');
  expect(script).not.toContain('.innerHTML');
});

test('fails the build if Preact no longer contains the code to replace', () => {
  const plugin = noHtmlStrings();
  const transform = plugin.transform as (code: string, id: string) => unknown;
  expect(() => transform('export {}', '/node_modules/preact/dist/preact.mjs')).toThrow('no longer');
  expect(transform('a.innerHTML = b', '/features/lookup/state.ts')).toBeUndefined();
});
