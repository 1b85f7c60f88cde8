import { expect, test } from 'vitest';
import { filesIn, isTest, read, SHIPPED } from './module-graph.ts';

/**
 * In a language that is written from right to left, pages mirror by themselves if style sheets name the start and the end
 * of a line instead of its left and right. Top and bottom stay where they are.
 */

/** Declarations that name a side on purpose, by file. */
const PHYSICAL: Record<string, Record<string, string>> = {
  'features/proof/ui/image-viewer.css': {
    'left: 50%': 'the centre, from which `translate` measures in any direction',
  },
  'features/helpdesks/ui/helpdesks.css': {
    'border-width: 0 2px 2px 0': 'a corner, turned to point down',
  },
  'features/popup/ui/rows.css': {
    'box-shadow: inset 3px 0 0 var(--accent)': 'mirrored by the rule for :dir(rtl) beside it',
    'box-shadow: inset -3px 0 0 var(--accent)': 'the mirrored one',
  },
  // Drawn over helpdesk pages, in roots that `all: initial` makes left to right.
  'features/card/content/reload-notice.ts': {
    'padding: 6px 6px 6px 12px': 'a button at the right',
  },
  'features/replies/content/choose-editor.ts': {
    'left: 4px': 'the place of a number',
    'left: 50%': 'the centre',
  },
};

const SIDED = /^(left|right|(scroll-)?(margin|padding)-(left|right)|border-(top-|bottom-)?(left|right)\b.*)$/;
/** Shorthands of the four sides: top, right, bottom, left. */
const FOUR_SIDES = /^((scroll-)?(margin|padding)|inset|border-(width|style|color))$/;

/** The parts of a value that spaces separate; those within brackets are one. */
const partsOf = (value: string): string[] =>
  value.match(/(?:[^\s()]|\([^()]*(?:\([^()]*\)[^()]*)*\))+/g) ?? [];

function namesSide(property: string, value: string): boolean {
  const parts = partsOf(value);
  if (SIDED.test(property) || parts.some((part) => /^(left|right)$/.test(part))) return true;
  if (FOUR_SIDES.test(property)) return parts.length === 4 && parts[1] !== parts[3];
  if (property === 'border-radius') {
    const [first, second = first, third = first, fourth = second] = parts;
    return first !== second || third !== fourth;
  }
  if (property === 'box-shadow') return /(^|inset\s)-?[1-9]/.test(value);
  if (property === 'translate') return !/^(0|-50%)/.test(value);
  return /\b(to|at) (left|right)\b|translate(X|3d)?\(-?[1-9]/.test(value);
}

const withoutComments = (css: string): string => css.replace(/\/\*.*?\*\//gs, '');
/** Style sheets, and rules that scripts hold as texts: the declarations of each. */
function declarationsIn(file: string): { property: string; value: string }[] {
  const texts = file.endsWith('.css')
    ? [read(file)]
    : (read(file).match(/`[^`]*\{[^`]*;[^`]*\}[^`]*`/g) ?? []);
  return texts.flatMap((text) =>
    [...withoutComments(text).matchAll(/([a-z-]+):\s*([^;{}]+);/g)].map(([, property = '', value = '']) => ({
      property,
      value: value.replace(/\s+/g, ' '),
    })),
  );
}

const files = [...SHIPPED.flatMap((folder) => filesIn(folder, /\.(css|tsx?)$/)), 'dev/build/help-pages.css'];

test('style sheets name the start and the end of a line, not its left and right', () => {
  const found = files
    .filter((file) => !isTest(file))
    .flatMap((file) =>
      declarationsIn(file)
        .filter(({ property, value }) => namesSide(property, value))
        .map(({ property, value }) => `${file} ${property}: ${value}`),
    );
  const named = Object.entries(PHYSICAL).flatMap(([file, declarations]) =>
    Object.keys(declarations).map((declaration) => `${file} ${declaration}`),
  );
  expect(found.toSorted()).toEqual(named.toSorted());
});

test('styles that components set themselves name no side', () => {
  const SIDED_KEY = /\b(left|right|(margin|padding|border)(Left|Right)\w*|textAlign: '(left|right)')\b/;
  const styles = files.flatMap((file) =>
    [...read(file).matchAll(/style=\{\{(.*?)\}\}/gs)].map(([, style = '']) => `${file} ${style}`),
  );
  expect(styles).not.toHaveLength(0);
  expect(styles.filter((style) => SIDED_KEY.test(style))).toEqual([]);
});

test.each([
  ['margin-left', '4px', true],
  ['border-top-right-radius', '4px', true],
  ['right', '0', true],
  ['text-align', 'right', true],
  ['float', 'left', true],
  ['padding', '1px 2px 3px var(--s2)', true],
  ['padding', '1px calc(2px + (1px * 2)) 3px calc(2px + (1px * 2))', false],
  ['border-radius', '0 8px 8px 0', true],
  ['border-radius', '0 0 8px 8px', false],
  ['box-shadow', '3px 0 0 red', true],
  ['box-shadow', '0 0 0 1px red', false],
  ['background', 'linear-gradient(to right, red, blue)', true],
  ['transform', 'translateX(16px)', true],
  ['transform', 'translateY(-50%)', false],
  ['border-inline-start', '1px solid', false],
])('%s: %s names a side: %s', (property, value, expected) => {
  expect(namesSide(property, value)).toBe(expected);
});
