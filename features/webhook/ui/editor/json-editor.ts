import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, nextDiagnostic, setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView, highlightSpecialChars, keymap, lineNumbers } from '@codemirror/view';
import { smallestChange } from '../../text-diff.ts';
import type { Diagnostic } from './diagnostics.ts';
import { editorTheme, jsonHighlight } from './json-editor-theme.ts';

/** Character offsets in the text. */
export interface Selection {
  start: number;
  end: number;
}

interface Options {
  /**
   * The parent of the editor. In a shadow root the editor adds its styles as style sheets, which the extension's policy
   * allows; elsewhere it would add a `<style>`, which the policy blocks.
   */
  root: ShadowRoot;
  text: string;
  /** Elements outside the root: the problems and a hint. */
  describedBy: readonly Element[];
  onChange(text: string): void;
}

/** An editor for JSON. It corrects and completes nothing; line endings are preserved. */
export interface JsonEditor {
  /** Applies a change made elsewhere; preserves the caret and the undo history. */
  setText(text: string): void;
  /** Sets its accessible name. */
  setLabel(label: string): void;
  /** @param isWrong whether the text as a whole is unusable */
  setDiagnostics(diagnostics: readonly Diagnostic[], isWrong: boolean): void;
  /** Focuses the editor and selects a line, scrolling it into view. @param line counted from 1 */
  selectLine(line: number): void;
  focus(selection: Selection): void;
  destroy(): void;
}

/**
 * Inserts text of several lines that is not pasted (dictation, form fillers), and text typed over several selected
 * lines. Browsers would insert it line by line, which takes minutes for thousands of lines, and with inline styles,
 * which the content security policy blocks.
 */
function insertLines(event: InputEvent, view: EditorView): boolean {
  const { data, inputType } = event;
  if (inputType !== 'insertText' || data === null) return false;
  const { from, to } = replacedRange(event, view);
  const isOverLines = to > view.state.doc.lineAt(from).to;
  if (!isOverLines && !data.includes('\n')) return false;
  event.preventDefault();
  view.dispatch({
    changes: { from, to, insert: data },
    selection: { anchor: from + data.length },
    scrollIntoView: true,
    userEvent: 'input.type',
  });
  return true;
}

/** The range that the browser would replace; the editor updates its own selection later. */
function replacedRange(event: InputEvent, view: EditorView): { from: number; to: number } {
  const [range] = event.getTargetRanges();
  if (!range) return view.state.selection.main;
  const from = view.posAtDOM(range.startContainer, range.startOffset);
  const to = view.posAtDOM(range.endContainer, range.endOffset);
  // Only the visible lines of a long text are in the DOM: a range over all of them means the whole text.
  const isWhole = from <= view.viewport.from && to >= view.viewport.to;
  return isWhole ? { from: 0, to: view.state.doc.length } : { from, to };
}

/** Creates an editor. Its code is large, so the options page loads it when it scrolls into view. */
export function createJsonEditor({ root, text, describedBy, onChange }: Options): JsonEditor {
  const wrong = new Compartment();
  const wrongAttribute = (isWrong: boolean) =>
    EditorView.contentAttributes.of(isWrong ? { 'aria-invalid': 'true' } : {});
  const view = new EditorView({
    parent: root,
    root,
    state: EditorState.create({
      doc: text,
      extensions: [
        EditorState.lineSeparator.of('\n'),
        // Behaves like a text area.
        EditorView.domEventHandlers({ beforeinput: insertLines }),
        EditorView.clipboardInputFilter.of((pasted) => pasted.replace(/\r\n?/g, '\n')),
        lineNumbers(),
        lintGutter(),
        highlightSpecialChars(),
        history(),
        json(),
        syntaxHighlighting(jsonHighlight),
        bracketMatching(),
        EditorView.lineWrapping,
        // With an explicit tabindex, which accessibility tools detect: scrollable text must be reachable by keyboard.
        EditorView.contentAttributes.of({ tabindex: '0' }),
        wrong.of(wrongAttribute(false)),
        // Tab is not bound, so that keyboard users can leave the editor.
        keymap.of([{ key: 'F8', run: nextDiagnostic }, ...historyKeymap, ...defaultKeymap]),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(update.state.sliceDoc());
        }),
        editorTheme,
      ],
    }),
  });
  view.contentDOM.ariaDescribedByElements = describedBy;
  return {
    setText(next) {
      const changes = smallestChange(view.state.sliceDoc(), next);
      if (changes) view.dispatch({ changes });
    },
    setLabel(label) {
      view.contentDOM.ariaLabel = label;
    },
    setDiagnostics(diagnostics, isWrong) {
      const attribute = { effects: wrong.reconfigure(wrongAttribute(isWrong)) };
      view.dispatch(setDiagnostics(view.state, [...diagnostics]), attribute);
    },
    selectLine(line) {
      const { from, to } = view.state.doc.line(Math.min(line, view.state.doc.lines));
      view.focus();
      view.dispatch({
        selection: { anchor: from, head: to },
        effects: EditorView.scrollIntoView(from, { y: 'center' }),
      });
    },
    focus({ start, end }) {
      view.focus();
      view.dispatch({ selection: { anchor: start, head: end } });
    },
    destroy: () => view.destroy(),
  };
}
