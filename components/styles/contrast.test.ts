import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** WCAG 2.2, success criterion 1.4.3: the minimum contrast of text of ordinary size. */
const MIN_TEXT_CONTRAST = 4.5;
/** Success criterion 1.4.11: the minimum contrast of borders of fields, of the focus and of other signs. */
const MIN_SIGN_CONTRAST = 3;

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

const GROUNDS = ['surface', 'bg', 'sunken'];

/**
 * The grounds that each colour of text may be on. Colours that are in no table here are used for no text and no sign.
 */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  ink: [...GROUNDS, 'accent-soft'],
  'ink-2': [...GROUNDS, 'accent-soft'],
  'ink-3': GROUNDS,
  accent: [...GROUNDS, 'accent-soft'],
  'accent-ink': ['accent'],
  ...Object.fromEntries(PAIRS.map((name) => [name, [`${name}-soft`, ...GROUNDS]])),
};
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  'line-strong': GROUNDS,
  focus: [...GROUNDS, 'accent-soft'],
};
/** Lines between parts that are apart without them. */
const DECORATION = ['line'];

function weakPairs(pairs: Readonly<Record<string, readonly string[]>>, theme: 'light' | 'dark', min: number) {
  return Object.entries(pairs)
    .flatMap(([name, grounds]) => grounds.map((ground) => [name, ground] as const))
    .map(([name, ground]) => ({
      name,
      ground,
      contrast: contrast(colorOf(name, theme), colorOf(ground, theme)),
    }))
    .filter((each) => each.contrast < min);
}

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test('every text can be read on each ground that it stands on', () => {
    expect(weakPairs(TEXTS, theme, MIN_TEXT_CONTRAST)).toEqual([]);
  });

  test('borders of fields and the focus can be seen', () => {
    expect(weakPairs(SIGNS, theme, MIN_SIGN_CONTRAST)).toEqual([]);
  });
});

test('every colour is checked', () => {
  const colors = [...tokens.matchAll(/--([\w-]+): light-dark\(/g)].map(([, name = '']) => name);
  const checked = [TEXTS, SIGNS].flatMap((pairs) => [...Object.keys(pairs), ...Object.values(pairs).flat()]);
  expect(colors.filter((name) => ![...checked, ...DECORATION].includes(name))).toEqual([]);
});
