// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { setUpRoot } from '../../../tests/fakes/root.ts';
import { allEnglishMessages } from '../../catalogue.ts';
import { MessagesProvider } from '../../messages-context.tsx';
import { FileOutcome } from './FileOutcome.tsx';

const root = setUpRoot();
const messages = allEnglishMessages;
const { settingsFile } = messages;

test('leads to the page on which the secrets of imported URLs are entered, each named once', () => {
  act(() =>
    render(
      <MessagesProvider value={messages} options={messages}>
        <FileOutcome
          file={{ step: 'applied', count: 3, before: {}, open: ['partnerUrl', 'partnerUrl', 'clientUrl'] }}
          onUndo={() => undefined}
        />
      </MessagesProvider>,
      root,
    ),
  );
  const links = [...root.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent]);
  expect(links).toEqual([
    ['#connection', settingsFile.enterSecret.partnerUrl],
    ['#connection', settingsFile.enterSecret.clientUrl],
  ]);
  expect(root.textContent).toContain(
    `${settingsFile.applied(3)} ${settingsFile.enterSecret.partnerUrl} ${settingsFile.enterSecret.clientUrl}`,
  );
});
