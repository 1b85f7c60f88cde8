import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { setUpRoot } from '../../../tests/fakes/root.ts';
import { allEnglishMessages } from '../../catalogue.ts';
import { MessagesProvider } from '../../messages-context.tsx';
import type { ActivityEntry } from '../storage.ts';
import { ActivityTable } from './ActivityTable.tsx';

const root = setUpRoot();
const REQUEST = { at: 0, why: 'lookup', method: 'GET', host: 'partner.example', durationMs: 12 } as const;

test.each<[string, Partial<ActivityEntry>, boolean]>([
  ['200', { status: 200 }, false],
  ['404', { status: 404 }, false],
  ['403', { status: 403 }, true],
  ['500', { status: 500 }, true],
  ['404', { why: 'token', status: 404 }, true],
  ['not reached', { failure: 'offline' }, true],
  ['404 · interrupted', { status: 404, failure: 'interrupted' }, true],
  ['404', { why: 'testWebhook', status: 404 }, true],
  ['404', { why: 'selfTest', status: 404 }, false],
  ['500', { why: 'selfTest', status: 500 }, true],
])('shows %s (%o) as an error: %s', (text, entry, isBad) => {
  act(() =>
    render(
      <MessagesProvider value={allEnglishMessages} options={allEnglishMessages}>
        <ActivityTable entries={[{ ...REQUEST, ...entry }]} />
      </MessagesProvider>,
      root,
    ),
  );
  expect(root.querySelector('td:nth-child(4)')?.textContent).toBe(text);
  expect(root.querySelector('.activity-bad') !== null).toBe(isBad);
});
