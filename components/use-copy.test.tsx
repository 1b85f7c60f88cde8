import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { setUpRoot } from '../tests/fakes/root.ts';
import { useCopy } from './use-copy.ts';

const root = setUpRoot();

afterEach(() => vi.useRealTimers());

function Copy() {
  const { step, copy } = useCopy();
  return (
    <button type="button" onClick={() => copy('ABCD1234567890')}>
      {step}
    </button>
  );
}

test('a second copy shows its confirmation for the full time', () => {
  vi.useFakeTimers();
  // The DOM of unit tests has no commands. They are done if the event is taken.
  document.execCommand = () => !document.dispatchEvent(new Event('copy', { cancelable: true }));
  act(() => render(<Copy />, root));
  const press = () => act(() => root.querySelector('button')?.click());
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

  press();
  expect(root.textContent).toBe('copied');
  pass(1_500);
  press();
  pass(1_500);
  expect(root.textContent).toBe('copied');
  pass(500);
  expect(root.textContent).toBe('idle');
});
