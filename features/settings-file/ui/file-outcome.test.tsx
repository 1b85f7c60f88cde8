import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { setUpRoot } from '../../../tests/fakes/root.ts';
import { allEnglishMessages } from '../../catalogue.ts';
import { MessagesProvider } from '../../messages-context.tsx';
import type { FileStep } from '../state.ts';
import { ChangeSummary } from './ChangeSummary.tsx';
import { FileOutcome } from './FileOutcome.tsx';

const root = setUpRoot();
const messages = allEnglishMessages;
const { settingsFile } = messages;

function show(file: FileStep) {
  act(() =>
    render(
      <MessagesProvider value={messages} options={messages}>
        <FileOutcome file={file} onUndo={() => undefined} />
      </MessagesProvider>,
      root,
    ),
  );
}

test('an undo that failed is still offered, and nothing says that the settings are as before the import', () => {
  const failure = { kind: 'storageFull' } as const;
  show({ step: 'applied', count: 1, before: {}, after: {}, open: [], granted: [], failure });
  expect(root.textContent).toContain(messages.failures.storageFull(failure).title);
  expect(root.textContent).not.toContain(settingsFile.failed);
  expect([...root.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    settingsFile.undo,
  ]);
});

test('leads to the page on which the secrets of imported URLs are entered, each named once', () => {
  show({
    step: 'applied',
    count: 3,
    before: {},
    after: {},
    open: ['partnerUrl', 'partnerUrl', 'clientUrl'],
    granted: [],
  });
  const links = [...root.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent]);
  expect(links).toEqual([
    ['#connection', settingsFile.enterSecret.partnerUrl],
    ['#connection', settingsFile.enterSecret.clientUrl],
  ]);
  expect(root.textContent).toContain(
    `${settingsFile.applied(3)} ${settingsFile.enterSecret.partnerUrl} ${settingsFile.enterSecret.clientUrl}`,
  );
});

test('what is being applied can be neither cancelled nor applied again', () => {
  const pressed = vi.fn();
  const press = (isApplying: boolean) => {
    act(() =>
      render(
        <MessagesProvider value={messages} options={messages}>
          <ChangeSummary
            changes={[{ kind: 'statusColours', from: true, to: false }]}
            lockedCount={0}
            isApplying={isApplying}
            onApply={pressed}
            onCancel={pressed}
          />
        </MessagesProvider>,
        root,
      ),
    );
    for (const button of root.querySelectorAll('button')) button.click();
  };
  press(true);
  expect(pressed).not.toHaveBeenCalled();
  press(false);
  expect(pressed).toHaveBeenCalledTimes(2);
});
