// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { setUpRoot } from '../../../../tests/fakes/root.ts';
import type { FailureKind } from '../../../../utils/outcome.ts';
import { allEnglishMessages } from '../../../catalogue.ts';
import { MessagesProvider } from '../../../messages-context.tsx';
import { ReplyPane } from './ReplyPane.tsx';

const root = setUpRoot();
const SENT = { environment: 'sandbox', payload: '{}', isAuthorized: false } as const;

function show(kind: FailureKind): void {
  act(() =>
    render(
      <MessagesProvider value={allEnglishMessages} options={allEnglishMessages}>
        <ReplyPane
          delivery={{ step: 'failed', failure: { kind }, sent: SENT, at: 0 }}
          isOfOther={false}
          comparedWith={undefined}
          onCompare={() => undefined}
        />
      </MessagesProvider>,
      root,
    ),
  );
}

test.each<FailureKind>(['interrupted', 'timedOut', 'offline', 'unreadableReply'])(
  'says after "%s" that the test may have arrived, not that it can be sent again',
  (kind) => {
    show(kind);
    expect(root.textContent).toContain('The test may still have arrived.');
    // One announcement, with what to do next.
    expect(root.querySelectorAll('[role="alert"], [role="status"]')).toHaveLength(1);
    expect(root.textContent).not.toMatch(/nothing was changed|try again/i);
  },
);

test('speaks of no key after a redirect: a test is sent without one', () => {
  show('redirected');
  expect(root.textContent).toContain('redirects to another URL');
  expect(root.textContent).not.toMatch(/\bkey\b/i);
});
