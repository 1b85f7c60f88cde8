import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { setUpRoot } from '../tests/fakes/root.ts';
import { type RichText, useCopy } from './use-copy.ts';

const root = setUpRoot();

afterEach(() => vi.useRealTimers());

function Copy({ text = 'ABCD1234567890' }: { text?: string | RichText }) {
  const { step, copy } = useCopy();
  return (
    <button type="button" onClick={() => copy(text)}>
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

test.each([true, false])(
  'writes plain text where HTML is refused (%s) or cannot be named',
  async (isRefused) => {
    document.execCommand = () => false;
    vi.stubGlobal('ClipboardItem', isRefused ? class {} : undefined);
    const writeText = vi.fn(async () => undefined);
    const write = vi.fn().mockRejectedValue(new Error('Refused.'));
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ write, writeText } as unknown as Clipboard);
    act(() => render(<Copy text={{ plain: '0012', html: '<b>0012</b>' }} />, root));
    await act(() => root.querySelector('button')?.click());
    await vi.waitFor(() => expect(root.textContent).toBe('copied'));
    expect(writeText.mock.calls).toEqual([['0012']]);
  },
);
