import type { Plugin } from 'vite';

/** What the content script loads: most of the functions run on each page that has an ID. */
const COMPILED_AT_ONCE = ['frame.js', 'page.js'];
const isInWebPages = (file: string): boolean =>
  COMPILED_AT_ONCE.includes(file) || file.startsWith('content-scripts/');

/** WXT's module around a script; the script's path follows. */
const WRAPPER = /^\0virtual:wxt-(?:content-script-isolated-world|unlisted-script)-entrypoint\?/;

/**
 * Makes Chrome compile all functions of a script when it reads the script, instead of each at its first call
 * (https://v8.dev/blog/explicit-compile-hints, since Chrome 136). It has to be the first line. Other browsers take it for
 * a comment.
 */
export const EAGER = '//# allFunctionsCalledOnLoad\n';

/**
 * Writes the scripts that run in web pages in the form that costs a page least:
 *
 * - With ASCII characters only. Chrome stores a script that has any other in two bytes per character, once for each frame
 *   (heap snapshots of a page: 338 kB of scripts, in ASCII 170 kB).
 * - Without the indentation of the style sheets in them. Nothing else in minified code is indented.
 * - What the content script loads is compiled as a whole. Chrome reads the page script beside the page's main thread,
 *   where compiling costs the page nothing; compiling 300 functions, each at its first call, took the main thread 12 ms in
 *   a thread of 100 messages. The frame script is too small for that, but each function is read once instead of twice.
 * - Without WXT's wrapper, which creates a logger, and for content scripts a context that sends the page a
 *   `window.postMessage`, and lets any page stop the script with a forged event. Waybill's script manages its own life
 *   cycle.
 */
export function webPageScripts(): Plugin {
  return {
    name: 'web-page-scripts',
    // After all plugins that change the code, such as the minifier.
    enforce: 'post',
    transform(_, id) {
      if (!WRAPPER.test(id)) return;
      const script = JSON.stringify(id.replace(WRAPPER, ''));
      // A script has no result: it would become that of `scripting.executeScript`, which is not used.
      return `import script from ${script};\nscript.main();\nexport default undefined;\n`;
    },
    generateBundle(_, bundle) {
      for (const script of Object.values(bundle)) {
        if (script.type !== 'chunk' || !isInWebPages(script.fileName)) continue;
        script.code = asAscii(script.code).replace(/\n +/g, '\n');
        if (COMPILED_AT_ONCE.includes(script.fileName)) script.code = EAGER + script.code;
      }
    },
  };
}

/**
 * Escapes all characters that are not ASCII. They are in strings and expressions, where an escape means the same; a raw
 * template would change, so it is refused.
 */
function asAscii(code: string): string {
  if (code.includes('String.raw')) throw new Error('A raw template cannot be written in ASCII');
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
