import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { setUpRoot } from '../../../../tests/fakes/root.ts';
import type { FailureKind } from '../../../../utils/outcome.ts';
import { allEnglishMessages } from '../../../catalogue.ts';
import { MessagesProvider } from '../../../messages-context.tsx';
import type { DeliveryStep } from '../../delivery-state.ts';
import { ReplyPane } from './ReplyPane.tsx';

const root = setUpRoot();
const SENT = { environment: 'sandbox', payload: '{}', isAuthorized: false } as const;

const show = (kind: FailureKind) => showStep({ step: 'failed', failure: { kind }, sent: SENT, at: 0 });

function showStep(delivery: DeliveryStep): void {
  act(() =>
    render(
      <MessagesProvider value={allEnglishMessages} options={allEnglishMessages}>
        <ReplyPane
          delivery={delivery}
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

test('says how to find the cause of a failure that browsers do not explain', () => {
  show('offline');
  expect(root.textContent).toContain('“Copy as: cURL command”');
  show('timedOut');
  expect(root.textContent).not.toContain('cURL');
});

test('speaks of no key after a redirect: a test is sent without one', () => {
  show('redirected');
  expect(root.textContent).toContain('redirects to another URL');
  expect(root.textContent).not.toMatch(/\bkey\b/i);
});

test('reports that a web page was received, not that the test was accepted', () => {
  const reply = {
    url: 'https://client.example/webhook/test',
    status: 200,
    statusText: 'OK',
    durationMs: 1,
    headers: [['content-type', 'text/html']] as [string, string][],
    body: '<p>Sign in</p>',
    isCut: false,
  };
  showStep({ step: 'replied', reply, sent: SENT, at: 0 });
  expect(root.querySelector('.verdict')?.textContent).toBe('Answered · 200 OK · HTML');
  showStep({ step: 'replied', reply: { ...reply, headers: [] }, sent: SENT, at: 0 });
  expect(root.querySelector('.verdict')?.textContent).toBe('Accepted · 200 OK');
});
