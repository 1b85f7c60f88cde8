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
  [{ common: commonText, failures: failuresText }, 'Escape', 'Close (Esc)'],
  [{ common: frenchCommonText, failures: frenchFailuresText }, 'Escape', 'Close (Échap)'],
  [{ common: commonText, failures: failuresText }, 'Control+R', 'Close (Ctrl+R)'],
])('names the keys of a button as the keyboards of the language do', (texts, keys, title) => {
  act(() =>
    render(
      <ComponentTextsProvider value={texts}>
        <IconButton label="Close" shortcut={keys} onClick={() => undefined}>
          x
        </IconButton>
      </ComponentTextsProvider>,
      root,
    ),
  );
  expect(root.querySelector('button')?.title).toBe(title);
});
