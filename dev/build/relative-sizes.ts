import type { CSSOptions } from 'vite';

/** The browser's default font size in pixels, for which the sizes in style sheets are written. */
const ROOT_FONT_SIZE = 16;
/** Sizes up to this number of pixels are lines, which stay equally thin at every font size. */
const MAX_LINE = 2;

/**
 * Sizes in pixels as parts of the browser's own font size (docs/decisions.md#36). In conditions, such as `@media`, `rem`
 * is that size, too.
 */
export const inRem = (css: string): string =>
  css.replace(/(?<![\w.-])(-?)(\d*\.?\d+)px\b/g, (pixels, sign: string, size: string) =>
    Number(size) > MAX_LINE ? `${sign}${Number(size) / ROOT_FONT_SIZE}rem` : pixels,
  );

/** The style sheets of helpdesk pages stay as they are, because `rem` depends on the page there. */
const OF_HELPDESKS = '/helpdesk.content/';

/** Makes the sizes of all style sheets of the extension's pages relative. */
export const relativeSizes: NonNullable<CSSOptions['postcss']> = {
  plugins: [
    {
      postcssPlugin: 'relative-sizes',
      OnceExit(root) {
        if (root.source?.input.file?.includes(OF_HELPDESKS)) return;
        root.walkDecls((declaration) => {
          declaration.value = inRem(declaration.value);
        });
        root.walkAtRules((rule) => {
          rule.params = inRem(rule.params);
        });
      },
    },
  ],
};
