import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { setUpRoot } from '../../../tests/fakes/root.ts';
import { allEnglishMessages as messages } from '../../catalogue.ts';
import { MessagesProvider } from '../../messages-context.tsx';
import { CardActions } from './CardActions.tsx';

const root = setUpRoot();

test.each([true, false])('moves an answer to the panel, but not “not found” (found: %s)', (isFound) => {
  const state = { isPinned: signal(false), togglePin: () => undefined, openInPanel: () => undefined };
  act(() =>
    render(
      <MessagesProvider value={messages} card={messages}>
        <CardActions state={state} isFound={isFound} />
      </MessagesProvider>,
      root,
    ),
  );
  const names = [...root.querySelectorAll('button')].map(
    (button) => button.getAttribute('aria-label') ?? button.textContent,
  );
  expect(names).toEqual(
    isFound ? [messages.card.openInPanel, messages.card.keepOpen] : [messages.card.keepOpen],
  );
});
