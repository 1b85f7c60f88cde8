import { ClassicEditor } from '@ckeditor/ckeditor5-editor-classic';
import { Essentials } from '@ckeditor/ckeditor5-essentials';
import { Paragraph } from '@ckeditor/ckeditor5-paragraph';
import { baseKeymap } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { schema } from 'prosemirror-schema-basic';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import Quill from 'quill';
import tinymce from 'tinymce';
import 'tinymce/icons/default';
import 'tinymce/models/dom';
import 'tinymce/themes/silver';
import 'trix';

/** The text of HTML that an editor returns as its value, with a line for each paragraph. */
function textOf(html) {
  const lines = html.replaceAll(/<\/(p|div)>|<br ?\/?>/g, '\n');
  return new DOMParser().parseFromString(lines, 'text/html').body.textContent;
}

export async function addCkeditor(section) {
  const place = section.appendChild(document.createElement('div'));
  const editor = await ClassicEditor.create(place, { licenseKey: 'GPL', plugins: [Essentials, Paragraph] });
  return { target: editor.editing.view.getDomRoot(), text: () => textOf(editor.getData()) };
}

export async function addTinymce(section) {
  const target = section.appendChild(document.createElement('div'));
  const [editor] = await tinymce.init({
    target,
    license_key: 'gpl',
    skin: false,
    content_css: false,
    menubar: false,
    toolbar: false,
    statusbar: false,
    height: 120,
  });
  return { target: editor.getBody(), text: () => textOf(editor.getContent()) };
}

export async function addQuill(section) {
  const quill = new Quill(section.appendChild(document.createElement('div')), {
    modules: { toolbar: false },
  });
  return { target: quill.root, text: () => quill.getText() };
}

export async function addProseMirror(section) {
  const plugins = [history(), keymap({ 'Mod-z': undo, 'Mod-y': redo }), keymap(baseKeymap)];
  const view = new EditorView(section, { state: EditorState.create({ schema, plugins }) });
  return {
    target: view.dom,
    text: () => view.state.doc.textBetween(0, view.state.doc.content.size, '\n', '\n'),
  };
}

export async function addTrix(section) {
  section.innerHTML = '<trix-editor></trix-editor>';
  const target = section.querySelector('trix-editor');
  while (!target.editor) await new Promise((resolve) => setTimeout(resolve));
  return { target, text: () => target.editor.getDocument().toString() };
}
