// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { setUpRoot } from '../tests/fakes/root.ts';
import { ComponentTextsProvider } from './component-texts.ts';
import { IconButton } from './IconButton.tsx';
import { commonText, failuresText } from './texts/text.en.ts';
import { frenchCommonText, frenchFailuresText } from './texts/text.fr.ts';

const root = setUpRoot();

test.each([
  [{ common: commonText, failures: failuresText }, 'Close (Esc)'],
  [{ common: frenchCommonText, failures: frenchFailuresText }, 'Close (Échap)'],
])('names the key of a button as the keyboards of the language do', (texts, title) => {
  act(() =>
    render(
      <ComponentTextsProvider value={texts}>
        <IconButton label="Close" shortcut="Escape" onClick={() => undefined}>
          x
        </IconButton>
      </ComponentTextsProvider>,
      root,
    ),
  );
  expect(root.querySelector('button')?.title).toBe(title);
});
