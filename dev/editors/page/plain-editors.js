import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** A field that React controls: it shows the state, which changes by events only. */
function Controlled({ onText }) {
  const [text, setText] = useState('');
  onText(text);
  return createElement('textarea', { value: text, onChange: ({ target }) => setText(target.value) });
}

/** Editors without a framework, and a field that React controls. */
export async function addPlain(section, kind) {
  if (kind === 'react') {
    let latest = '';
    createRoot(section).render(
      createElement(Controlled, {
        onText: (text) => {
          latest = text;
        },
      }),
    );
    while (!section.firstElementChild) await new Promise((resolve) => setTimeout(resolve));
    return { target: section.firstElementChild, text: () => latest };
  }
  const target = document.createElement(kind === 'textarea' ? 'textarea' : 'div');
  if (kind !== 'textarea') target.contentEditable = kind === 'contenteditable' ? 'true' : kind;
  section.append(target);
  return { target, text: () => (kind === 'textarea' ? target.value : target.innerText) };
}

/**
 * An editor that draws its own text, as word processors in the browser do: it handles what is about to be typed, ignores
 * pastes, and restores its text after any other change.
 */
export async function addDrawn(section) {
  const target = section.appendChild(document.createElement('div'));
  target.contentEditable = 'true';
  const states = [''];
  const text = () => states.at(-1);
  const draw = () => {
    target.replaceChildren(
      ...text()
        .split('\n')
        .map((line) => Object.assign(document.createElement('p'), { textContent: line })),
    );
    observer.takeRecords();
  };
  const observer = new MutationObserver(draw);
  observer.observe(target, { childList: true, characterData: true, subtree: true });
  target.addEventListener('beforeinput', (event) => {
    event.preventDefault();
    if (event.inputType === 'insertText') states.push(text() + event.data);
    draw();
  });
  target.addEventListener('keydown', (event) => {
    if (event.key !== 'z' || !event.ctrlKey || states.length === 1) return;
    event.preventDefault();
    states.pop();
    draw();
  });
  draw();
  return { target, text };
}
