import { beforeEach, expect, test } from 'vitest';
import type { StepDirection } from '../page/model.ts';
import { keepSteps } from './keep-steps.ts';

const steps: StepDirection[] = [];
let isStepping = false;

keepSteps(() => ({
  isRead: () => true,
  isStepping: () => isStepping,
  step: (direction) => void steps.push(direction),
}));

beforeEach(() => {
  dispatchEvent(new Event('blur'));
  steps.length = 0;
  isStepping = false;
});

const draw = (): void => {
  document.body.innerHTML =
    '<span class="id-steps"><button></button>2 of 9<button id="next"></button></span>';
};
const clear = (): void => document.body.replaceChildren();
const nextButton = (): Element => document.querySelector('#next') ?? document.body;

function send(type: 'pointerdown' | 'pointerup', target: Element, screenX = 100): void {
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, screenX, screenY: 100 }));
}

/** Presses and releases the button for the next ID, which receives the click. */
function clickNext(): void {
  draw();
  send('pointerdown', nextButton());
  send('pointerup', nextButton());
  expect(steps).toEqual([]);
}

test('steps on where a button was, while the next card is not drawn', () => {
  clickNext();
  clear();
  for (let click = 0; click < 2; click += 1) {
    send('pointerdown', document.body);
    send('pointerup', document.body);
  }
  expect(steps).toEqual(['next', 'next']);
});

test('steps when the next card replaces the button between press and release', () => {
  draw();
  send('pointerdown', nextButton());
  draw();
  send('pointerup', nextButton());
  expect(steps).toEqual(['next']);
});

test.each([
  ['elsewhere', 140, clear],
  ['where the next card has drawn its buttons', 100, draw],
])('does not step after a press %s', (_, x, change) => {
  clickNext();
  change();
  send('pointerdown', document.body, x);
  send('pointerup', document.body, x);
  expect(steps).toEqual([]);
});

test('does not step for a press on another button, or after it', () => {
  clickNext();
  document.body.innerHTML = '<button id="copy"></button>';
  const copy = document.querySelector('#copy') ?? document.body;
  send('pointerdown', copy);
  send('pointerup', copy);
  clear();
  send('pointerdown', document.body);
  send('pointerup', document.body);
  expect(steps).toEqual([]);
});

test.each([
  [true, ['next']],
  [false, []],
])('goes on after the focus has left the card only if a step moves it: %s', (isStep, wanted) => {
  clickNext();
  clear();
  isStepping = isStep;
  dispatchEvent(new Event('blur'));
  send('pointerdown', document.body);
  send('pointerup', document.body);
  expect(steps).toEqual(wanted);
});
