import type { CSSOptions } from 'vite';

/** The browser's own font size, unless a person has changed it: what style sheets mean by 16 pixels. */
const ROOT_FONT_SIZE = 16;
/** Lines are as thin as they are at every font size. */
const MAX_LINE = 2;

/**
 * Sizes in pixels as parts of the browser's own font size (docs/decisions.md#36). In conditions, such as `@media`, `rem`
 * is that size, too.
 */
export const inRem = (css: string): string =>
  css.replace(/(?<![\w.-])(-?)(\d*\.?\d+)px\b/g, (pixels, sign: string, size: string) =>
    Number(size) > MAX_LINE ? `${sign}${Number(size) / ROOT_FONT_SIZE}rem` : pixels,
  );

/** Highlights in a helpdesk's page, where `rem` is the page's. */
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
