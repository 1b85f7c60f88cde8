// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, test } from 'vitest';
import { setUpRoot } from '../../../../tests/fakes/root.ts';
import type { FailureKind } from '../../../../utils/outcome.ts';
import { messagesFor } from '../../../catalogue.ts';
import { MessagesProvider } from '../../../messages-context.tsx';
import { ReplyPane } from './ReplyPane.tsx';

const root = setUpRoot();

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

test.each<FailureKind>(['interrupted', 'timedOut', 'offline', 'unreadableReply'])(
  'says after "%s" that the test may have arrived, not that it can be sent again',
  (kind) => {
    act(() =>
      render(
        <MessagesProvider value={messagesFor('en')} options={messagesFor('en')}>
          <ReplyPane delivery={{ step: 'failed', failure: { kind } }} />
        </MessagesProvider>,
        root,
      ),
    );
    expect(root.textContent).toContain('The test may still have arrived.');
    expect(root.textContent).not.toMatch(/nothing was changed|try again/i);
  },
);
