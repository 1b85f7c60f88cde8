import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const styles = readFileSync(new URL('../../entrypoints/helpdesk.content/style.css', import.meta.url), 'utf8');
const FORCED_COLORS = /@media \(forced-colors: active\) \{\n(?:[^{}]+\{[^{}]*\}\n)*\s*\}/g;

it('decorates text only for forced colours, because each frame of a long page would cost more', () => {
  expect(styles.match(FORCED_COLORS)).toHaveLength(2);
  expect(styles.replace(FORCED_COLORS, '')).not.toMatch(/^[^*]*text-decoration/m);
});

it('underlines every mark in Firefox’s forced colours, in which its background may hardly be seen', () => {
  const [, ofFirefox = ''] = styles.match(FORCED_COLORS) ?? [];
  const marks = new Set([...styles.matchAll(/waybill-[a-z]+(?=\))/g)].map(([name]) => name));
  expect(marks.size).toBe(8);
  for (const name of marks)
    expect(ofFirefox).toMatch(
      new RegExp(`::highlight\\(${name}\\)[^{}]*\\{[^{}]*text-decoration: underline`),
    );
});
