import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { setUpRoot } from '../tests/fakes/root.ts';
import { CopyButton } from './CopyButton.tsx';
import { ComponentTextsProvider } from './component-texts.ts';
import { commonText, failuresText } from './texts/text.en.ts';

const root = setUpRoot();

test.each(['icon', 'secondary'] as const)(
  'announces the result in an element that was there before (%s)',
  (variant) => {
    // The DOM of unit tests has no commands. They are done if the event is taken.
    document.execCommand = () => !document.dispatchEvent(new Event('copy', { cancelable: true }));
    const texts = { common: commonText, failures: failuresText };
    act(() =>
      render(
        <ComponentTextsProvider value={texts}>
          <CopyButton label="Copy ID" text="ABCD1234567890" variant={variant} />
        </ComponentTextsProvider>,
        root,
      ),
    );
    const announced = root.querySelector('[aria-live]');
    act(() => root.querySelector('button')?.click());
    expect(announced?.textContent).toBe(commonText.copied);
    expect(announced?.ariaHidden).toBeFalsy();
    expect(root.querySelector('[aria-live]')).toBe(announced);
  },
);
