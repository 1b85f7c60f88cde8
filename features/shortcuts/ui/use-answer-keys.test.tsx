import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, test } from 'vitest';
import { setUpRoot } from '../../../tests/fakes/root.ts';
import { answerKey } from '../model.ts';
import { useAnswerKeys } from './use-answer-keys.ts';

const root = setUpRoot();
let pressed: string[];

function Answer({ hasInsert = false, isOpen = false }) {
  useAnswerKeys();
  const button = (name: string, key: string | undefined, isBusy = false) => (
    <button
      type="button"
      aria-keyshortcuts={key}
      aria-disabled={isBusy || undefined}
      onClick={() => pressed.push(name)}
    />
  );
  return (
    <main>
      {button('reply', answerKey('reply'))}
      {hasInsert && button('insert', answerKey('insertReply'))}
      {button('next', answerKey('nextAnswer'))}
      {button('evidence', answerKey('saveEvidence'), true)}
      <input />
      {isOpen && <dialog open />}
    </main>
  );
}

function draw(props = {}): void {
  act(() => render(<Answer {...props} />, root));
}

/** @returns whether the key was used */
function press(key: string, on: Element | null = root, options = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options });
  on?.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  pressed = [];
});

test('a key presses the control that names it', () => {
  draw();
  expect(press('r')).toBe(true);
  expect(press('R')).toBe(true);
  expect(press('ArrowRight')).toBe(true);
  expect(pressed).toEqual(['reply', 'reply', 'next']);
});

test('handles a key as soon as the answer is drawn, before the frame in which the user sees it', () => {
  render(<Answer />, root);
  expect(press('r')).toBe(true);
  expect(pressed).toEqual(['reply']);
});

test('shows the reply first when it is to be inserted', () => {
  draw();
  press('i');
  draw({ hasInsert: true });
  press('i');
  expect(pressed).toEqual(['reply', 'insert']);
});

test('leaves keys alone that belong to a field, a dialog or the browser, and controls that are busy or missing', () => {
  draw();
  expect(press('r', root.querySelector('input'))).toBe(false);
  expect(press('r', root, { ctrlKey: true })).toBe(false);
  expect(press('r', root, { repeat: true })).toBe(false);
  expect(press('e')).toBe(false);
  expect(press('p')).toBe(false);
  expect(press('Escape')).toBe(false);
  draw({ isOpen: true });
  expect(press('r')).toBe(false);
  expect(pressed).toEqual([]);
});
