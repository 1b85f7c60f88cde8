import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** WCAG 2.2, success criterion 1.4.3: the least contrast of text of ordinary size. */
const LEAST = 4.5;

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const PAIRS = ['delivered', 'moving', 'pickup', 'late', 'problem', 'unknown', 'sandbox'];

function colorOf(token: string, theme: 'light' | 'dark'): string {
  const [, light, dark] = new RegExp(`--${token}: light-dark\\((#\\w{6}), (#\\w{6})\\);`).exec(tokens) ?? [];
  const color = theme === 'light' ? light : dark;
  if (!color) throw new Error(`No token --${token}`);
  return color;
}

/** Relative luminance, from 0 to 1 (WCAG 2.2, definition). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

test('measures as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test.each(['light', 'dark'] as const)('every state can be read in the %s theme', (theme) => {
  const weak = PAIRS.flatMap((name) => {
    const text = colorOf(name, theme);
    const grounds = [`${name}-soft`, 'surface', 'bg'];
    return grounds
      .map((ground) => ({ name, ground, contrast: contrast(text, colorOf(ground, theme)) }))
      .filter((each) => each.contrast < LEAST);
  });
  expect(weak).toEqual([]);
});
