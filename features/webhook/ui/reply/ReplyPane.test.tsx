// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FailureKind } from '../../../../utils/outcome.ts';
import { messagesFor } from '../../../catalogue.ts';
import { MessagesProvider } from '../../../messages-context.tsx';
import { ReplyPane } from './ReplyPane.tsx';

let root: HTMLElement;

beforeEach(() => {
  root = document.body.appendChild(document.createElement('div'));
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  act(() => render(null, root));
  root.remove();
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
