import type { Plugin } from 'vite';

const PREACT = /\/preact\/dist\/preact(?:\.module)?\.m?js$/;
const SINK = '.innerHTML';

/**
 * Builds Preact without its only way to turn a string into elements, `dangerouslySetInnerHTML`: it would show the string
 * as text. Waybill does not use it, and reviewers of the stores search packages for it.
 */
export function noHtmlStrings(): Plugin {
  return {
    name: 'no-html-strings',
    enforce: 'pre',
    transform: (code, id) => {
      if (!PREACT.test(id.replace(/\?.*/, ''))) return;
      if (!code.includes(SINK)) throw new Error(`Preact no longer writes ${SINK}: ${id}`);
      return { code: code.replaceAll(SINK, '.textContent'), map: null };
    },
  };
}
