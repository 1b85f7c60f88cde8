import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const styles = readFileSync(new URL('../../entrypoints/helpdesk.content/style.css', import.meta.url), 'utf8');
const FORCED_COLORS = /@media \(forced-colors: active\) \{\n(?:[^{}]+\{[^{}]*\}\n)*\s*\}/g;

it('decorates text only for forced colours, because each frame of a long page would cost more', () => {
  expect(styles.match(FORCED_COLORS)).toHaveLength(2);
  expect(styles.replace(FORCED_COLORS, '')).not.toMatch(/^[^*]*text-decoration/m);
});
