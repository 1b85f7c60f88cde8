import { createEmptyHistoryState, registerHistory } from '@lexical/history';
import { registerRichText } from '@lexical/rich-text';
import { Editor, EditorState } from 'draft-js';
import { $getRoot, createEditor as createLexical } from 'lexical';
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createEditor as createSlate, Node } from 'slate';
import { withHistory } from 'slate-history';
import { Editable, Slate, withReact } from 'slate-react';

/** Renders a component, and waits until its editable element is there. */
async function render(section, element) {
  createRoot(section).render(element);
  for (;;) {
    const target = section.querySelector('[contenteditable=true]');
    if (target) return target;
    await new Promise((resolve) => setTimeout(resolve));
  }
}

export async function addLexical(section) {
  const target = section.appendChild(document.createElement('div'));
  target.contentEditable = 'true';
  const editor = createLexical({
    onError: (error) => {
      throw error;
    },
  });
  editor.setRootElement(target);
  registerRichText(editor);
  registerHistory(editor, createEmptyHistoryState(), 300);
  return { target, text: () => editor.getEditorState().read(() => $getRoot().getTextContent()) };
}

export async function addSlate(section) {
  const editor = withHistory(withReact(createSlate()));
  const initialValue = [{ type: 'paragraph', children: [{ text: '' }] }];
  const target = await render(
    section,
    createElement(Slate, { editor, initialValue }, createElement(Editable)),
  );
  return { target, text: () => editor.children.map((node) => Node.string(node)).join('\n') };
}

export async function addDraft(section) {
  let latest = EditorState.createEmpty();
  const Draft = () => {
    const [editorState, setState] = useState(latest);
    const onChange = (next) => {
      latest = next;
      setState(next);
    };
    return createElement(Editor, { editorState, onChange });
  };
  const target = await render(section, createElement(Draft));
  return { target, text: () => latest.getCurrentContent().getPlainText('\n') };
}
