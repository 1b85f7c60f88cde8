import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const styles = readFileSync(new URL('../../entrypoints/helpdesk.content/style.css', import.meta.url), 'utf8');
const FORCED_COLORS = /@media \(forced-colors: active\) \{[\s\S]*?\n {2}\}\n/;
const [inForcedColors = ''] = FORCED_COLORS.exec(styles) ?? [];

it('decorates text only for forced colours, because each frame of a long page would cost more', () => {
  expect(inForcedColors).toContain('text-decoration');
  expect(styles.replace(FORCED_COLORS, '')).not.toMatch(/^[^*]*text-decoration/m);
});

it('underlines every mark in Firefox’s forced colours, in which its background may hardly be seen', () => {
  const marks = new Set([...styles.matchAll(/waybill-[a-z]+(?=\))/g)].map(([name]) => name));
  expect(marks.size).toBe(8);
  for (const name of marks)
    expect(inForcedColors).toMatch(
      new RegExp(`::highlight\\(${name}\\)[^{}]*\\{[^{}]*text-decoration: underline`),
    );
});
