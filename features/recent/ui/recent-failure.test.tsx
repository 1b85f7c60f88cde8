import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { setUpRoot } from '../../../tests/fakes/root.ts';
import { createFakeSend } from '../../../tests/fakes/send.ts';
import { type FailureKind, fail } from '../../../utils/outcome.ts';
import { allEnglishMessages as messages } from '../../catalogue.ts';
import { MessagesProvider } from '../../messages-context.tsx';
import { createRecentState } from '../state.ts';
import { Recent } from './Recent.tsx';

const root = setUpRoot();

/** Shows a list that could not be loaded. */
async function show(kind: FailureKind) {
  const { send, named } = createFakeSend({ getRecent: fail(kind) });
  const recent = createRecentState(send);
  await act(async () => {
    await recent.show('sandbox');
    const list = <Recent recent={recent} listed={new Set()} shown={undefined} onOpen={vi.fn()} />;
    render(
      <MessagesProvider value={messages} popup={messages}>
        {list}
      </MessagesProvider>,
      root,
    );
  });
  return { requests: () => named('getRecent').length, buttons: [...root.querySelectorAll('button')] };
}

test('a list that could not be loaded is loaded again by its button', async () => {
  const { requests, buttons } = await show('interrupted');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Try again']);
  await act(async () => buttons[0]?.click());
  expect(requests()).toBe(2);
});

test('a failure that trying again does not mend has no button', async () => {
  const { buttons } = await show('newerData');
  expect(root.textContent).toContain(messages.failures.newerData({ kind: 'newerData' }).title);
  expect(buttons).toEqual([]);
});
