import type { Plugin } from 'vite';

const OF_ROOT = ':root::highlight(';

/**
 * Makes the rules for highlights of the root apply to every element, in the build for Firefox: it does not let elements
 * inherit them.
 */
export function highlightRules(browser: string): Plugin {
  return {
    name: 'highlight-rules',
    enforce: 'pre',
    transform(code, id) {
      if (browser !== 'firefox' || !id.endsWith('.css') || !code.includes(OF_ROOT)) return;
      return { code: code.replaceAll(OF_ROOT, '::highlight('), map: null };
    },
  };
}
