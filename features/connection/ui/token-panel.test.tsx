import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { SAVED } from '../../../tests/fakes/connections.ts';
import { setUpRoot } from '../../../tests/fakes/root.ts';
import { createFakeSend } from '../../../tests/fakes/send.ts';
import { allEnglishMessages } from '../../catalogue.ts';
import { MessagesProvider } from '../../messages-context.tsx';
import { createConnectionState } from '../connection-state.ts';
import { createTokenState } from '../token-state.ts';
import { TokenPanel } from './TokenPanel.tsx';

const root = setUpRoot();
const messages = allEnglishMessages;
const { options } = messages;
const now = () => new Date('2026-11-23T10:00:00Z');

test('the deletion of the token is announced', async () => {
  const at = now().getTime();
  const { send, answers } = createFakeSend({
    getToken: { token: { obtainedAt: at - 1000, validUntil: at + 3_600_000 } },
    forgetToken: {},
  });
  const state = createTokenState(send);
  await state.load();
  const connection = createConnectionState(send, async () => true, now);
  act(() =>
    render(
      <MessagesProvider value={messages} options={messages}>
        <TokenPanel state={state} connection={connection} saved={SAVED} now={now} />
      </MessagesProvider>,
      root,
    ),
  );
  const announced = root.querySelector('[aria-live]');
  expect(announced?.textContent).toBe('');
  answers.getToken = {};
  const button = [...root.querySelectorAll('button')].find(
    ({ textContent }) => textContent === options.forgetToken,
  );
  await act(async () => button?.click());
  // The same element: screen readers announce changes of elements that were there.
  await expect.poll(() => announced?.textContent).toBe(options.noToken);
  expect(announced?.isConnected).toBe(true);
});
