import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { setUpRoot } from '../../../tests/fakes/root.ts';
import type { FailureKind } from '../../../utils/outcome.ts';
import { allEnglishMessages } from '../../catalogue.ts';
import { MessagesProvider } from '../../messages-context.tsx';
import type { BegunLookup } from '../state.ts';
import { LookupUnder } from './LookupUnder.tsx';

const root = setUpRoot();

function hasRefresh(state: BegunLookup): boolean {
  act(() =>
    render(
      <MessagesProvider value={allEnglishMessages}>
        <LookupUnder state={state} onRefresh={() => undefined} />
      </MessagesProvider>,
      root,
    ),
  );
  return root.querySelector('button') !== null;
}

const failed = (kind: FailureKind) =>
  ({ step: 'failed', trackingId: 'ABCD1234567890', failure: { kind } }) as const;

test.each(['platformError', 'rateLimited', 'permissionMissing', 'invalidInput'] as const)(
  'leaves %s to the buttons of the failure, which may have to wait',
  (kind) => {
    expect(hasRefresh(failed(kind))).toBe(false);
    expect(root.textContent).toBe('');
  },
);

test('offers to look up again after “not found”', () => {
  expect(hasRefresh(failed('notFound'))).toBe(true);
});

test('has its place while the answer loads', () => {
  expect(hasRefresh({ step: 'loading', trackingId: 'ABCD1234567890' })).toBe(true);
});
