import type { Plugin } from 'vite';

/** The second part of the content script (`entrypoints/page/`). */
const PAGE_SCRIPT = 'page.js';

/**
 * Makes Chrome compile all functions of a script when it reads the script, instead of each at its first call
 * (https://v8.dev/blog/explicit-compile-hints, since Chrome 136). It has to be the first line. Other browsers take it for
 * a comment.
 */
export const EAGER = '//# allFunctionsCalledOnLoad\n';

/**
 * Has the page script compiled while it loads. Chrome reads it beside the page's main thread, where compiling costs the
 * page nothing; compiling 300 functions, each at its first call, took the main thread 12 ms in a thread of 100 messages.
 * Not for the content script: Chrome reads that one on the main thread.
 */
export function eagerPageScript(): Plugin {
  return {
    name: 'eager-page-script',
    // After all plugins that change the code, such as the minifier.
    enforce: 'post',
    generateBundle(_, bundle) {
      const script = bundle[PAGE_SCRIPT];
      if (script?.type === 'chunk') script.code = EAGER + script.code;
    },
  };
}
