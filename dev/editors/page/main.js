/**
 * A page with the editors that helpdesks use, each with an empty draft. Plain JavaScript: several of these packages have
 * no types, and React's would replace Preact's for the whole project.
 */
import { addCkeditor, addProseMirror, addQuill, addTinymce, addTrix } from './editors.js';
import { addDrawn, addPlain } from './plain-editors.js';
import { addDraft, addLexical, addSlate } from './react-editors.js';

const form = document.body.appendChild(document.createElement('form'));
form.addEventListener('submit', (event) => {
  event.preventDefault();
  window.submissions += 1;
});
window.submissions = 0;

/** Makes the place of an editor. All are in one form, which must not be submitted. */
function place(name) {
  const section = document.createElement('section');
  section.dataset.editor = name;
  form.append(section);
  return section;
}

/** Each returns `target`, the editable element, and `text`, which reads the framework's own state. */
const EDITORS = {
  'Plain textarea': (section) => addPlain(section, 'textarea'),
  'React textarea': (section) => addPlain(section, 'react'),
  'Plain contenteditable': (section) => addPlain(section, 'contenteditable'),
  'Plaintext-only contenteditable': (section) => addPlain(section, 'plaintext-only'),
  'CKEditor 5': addCkeditor,
  TinyMCE: addTinymce,
  'Quill 2': addQuill,
  ProseMirror: addProseMirror,
  Lexical: addLexical,
  Slate: addSlate,
  'Draft.js': addDraft,
  Trix: addTrix,
  'Drawn by itself': addDrawn,
};

async function start() {
  const editors = {};
  for (const [name, add] of Object.entries(EDITORS)) editors[name] = await add(place(name));
  window.editors = editors;
}

void start();
