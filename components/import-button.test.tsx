import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { setUpRoot } from '../tests/fakes/root.ts';
import { ComponentTextsProvider } from './component-texts.ts';
import { ImportButton } from './ImportButton.tsx';
import { commonText, failuresText } from './texts/text.en.ts';

const root = setUpRoot();

async function textOf(file: Pick<File, 'text'>): Promise<string[]> {
  const texts: string[] = [];
  act(() =>
    render(
      <ComponentTextsProvider value={{ common: commonText, failures: failuresText }}>
        <ImportButton label="Import" onText={(text) => texts.push(text)} />
      </ComponentTextsProvider>,
      root,
    ),
  );
  const input = root.querySelector('input') as HTMLInputElement;
  Object.defineProperty(input, 'files', { configurable: true, value: [file] });
  await act(async () => {
    input.dispatchEvent(new Event('change'));
  });
  return texts;
}

test('reads the chosen file; one that cannot be read counts as empty', async () => {
  expect(await textOf(new File(['{}'], 'settings.json'))).toEqual(['{}']);
  expect(await textOf({ text: () => Promise.reject(new DOMException('gone', 'NotFoundError')) })).toEqual([
    '',
  ]);
});
