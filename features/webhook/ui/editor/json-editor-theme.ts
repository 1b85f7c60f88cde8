import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/**
 * Fills its element, in the page's colours. The editor's default icons for problems are data URLs,
 * which the policy of extension pages blocks: shapes replace them.
 */
export const editorTheme = EditorView.theme({
  '&': {
    height: '100%',
    color: 'var(--ink)',
    fontSize: '0.75rem',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { overflow: 'auto', fontFamily: 'var(--mono)', lineHeight: '1.1875rem' },
  '.cm-content': { padding: '9px 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 11px 0 6px' },
  '.cm-gutters': {
    border: '0',
    backgroundColor: 'var(--surface)',
    color: 'var(--ink-3)',
  },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '20px', padding: '0 4px 0 2px' },
  '.cm-content ::selection': { backgroundColor: 'color-mix(in srgb, var(--accent) 28%, transparent)' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--accent-soft)' },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'var(--problem-soft)' },
  '.cm-gutter-lint': { width: '14px' },
  '.cm-gutter-lint .cm-gutterElement': { display: 'grid', placeItems: 'start center', padding: '6px 0 0' },
  '.cm-lint-marker': { width: '8px', height: '8px' },
  '.cm-lint-marker-error': { content: 'none', borderRadius: '50%', backgroundColor: 'var(--problem)' },
  '.cm-lint-marker-warning': {
    content: 'none',
    backgroundColor: 'var(--sandbox)',
    clipPath: 'polygon(50% 0, 100% 100%, 0 100%)',
  },
  '.cm-lintRange': { padding: '0', backgroundImage: 'none', textDecorationSkipInk: 'none' },
  '.cm-lintRange-error': { backgroundImage: 'none', textDecoration: 'underline wavy 1.5px var(--problem)' },
  '.cm-lintRange-warning': { backgroundImage: 'none', textDecoration: 'underline wavy 1.5px var(--sandbox)' },
  '.cm-lintRange-active': { backgroundColor: 'var(--sandbox-soft)' },
  '.cm-lintPoint-error::after': { borderBottomColor: 'var(--problem)' },
  '.cm-tooltip': {
    maxWidth: 'min(420px, calc(100vw - 32px))',
    border: '1px solid var(--line)',
    borderRadius: 'var(--r-s)',
    backgroundColor: 'var(--surface)',
    color: 'var(--ink)',
    boxShadow: 'var(--shadow)',
    font: 'var(--t-m)',
  },
  '.cm-diagnostic': { padding: 'var(--s1) var(--s2)', marginLeft: '0' },
  '.cm-diagnostic-error': { borderLeft: '3px solid var(--problem)' },
  '.cm-diagnostic-warning': { borderLeft: '3px solid var(--sandbox)' },
});

/** Colours for names, strings and other values, legible on the page's surface. */
export const jsonHighlight = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--accent)' },
  { tag: tags.string, color: 'var(--delivered)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--sandbox)' },
  { tag: [tags.separator, tags.squareBracket, tags.brace], color: 'var(--ink-2)' },
]);
