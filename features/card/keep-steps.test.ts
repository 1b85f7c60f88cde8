import { beforeEach, expect, test, vi } from 'vitest';
import type { StepDirection } from '../page/model.ts';
import { keepSteps } from './keep-steps.ts';

let page: EventTarget;
let waiting: StepDirection[];
let hasControls: boolean;
let isStepping: boolean;
let hasOwnKeys: boolean;

const NO_MODIFIERS = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const press = (key: string, repeat = false): boolean =>
  page.dispatchEvent(Object.assign(new Event('keydown'), { ...NO_MODIFIERS, key, repeat }));

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('Element', class {});
  vi.stubGlobal('document', { querySelector: () => (hasOwnKeys ? {} : null) });
  hasControls = false;
  isStepping = false;
  hasOwnKeys = false;
  ({ waiting } = keepSteps(() => ({
    isRead: () => hasControls,
    isStepping: () => isStepping,
    step: () => undefined,
  })));
});
test('keeps the steps whose keys are pressed before the card has its controls', () => {
  press('ArrowRight');
  press('ArrowRight', true);
  press('ArrowLeft');
  press('c');
  expect(waiting).toEqual(['next', 'previous']);
});

test('leaves the keys to the controls, and to a dialog or menu', () => {
  hasControls = true;
  press('ArrowRight');
  [hasControls, hasOwnKeys] = [false, true];
  press('ArrowRight');
  expect(waiting).toEqual([]);
});

test('forgets them when the user goes on in the page', () => {
  press('ArrowRight');
  page.dispatchEvent(new Event('blur'));
  expect(waiting).toEqual([]);
});

test('keeps them while a step takes the focus to the frame of the next ID', () => {
  press('ArrowRight');
  isStepping = true;
  page.dispatchEvent(new Event('blur'));
  expect(waiting).toEqual(['next']);
});
