import { expect, test } from 'vitest';
import { bundle } from '../../tests/bundle.ts';
import { computedModules } from './computed-modules.ts';

test('a script has what a module computed, not what it computed it from', async () => {
  const script = await bundle(computedModules(), {
    'main.ts': "import { COUNTS, TABLE } from './table.computed.ts'; console.log(TABLE, COUNTS);",
    'table.computed.ts':
      "import { WORDS } from './words.ts'; export const TABLE: string = WORDS.join('|'); export const COUNTS = { words: WORDS.length };",
    'words.ts': "export const WORDS: string[] = ['parcel', 'trace'];",
  });
  expect(script).toContain('parcel|trace');
  expect(script).toContain('words: 2');
  expect(script).not.toContain('join');
});
