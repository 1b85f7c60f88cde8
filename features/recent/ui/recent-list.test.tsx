import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { setUpRoot } from '../../../tests/fakes/root.ts';
import { createFakeSend } from '../../../tests/fakes/send.ts';
import { allEnglishMessages as messages } from '../../catalogue.ts';
import { MessagesProvider } from '../../messages-context.tsx';
import type { RecentEntry } from '../model.ts';
import { createRecentState } from '../state.ts';
import { Recent } from './Recent.tsx';

const root = setUpRoot();
const { recent: t } = messages;
const entriesOf = (count: number) =>
  Array.from({ length: count }, (_, index): RecentEntry => {
    const trackingId = `ABCD1234567${100 + index}`;
    return { trackingId, environment: 'sandbox', tone: 'inTransit', seenAt: 1 };
  });

/** @param listed IDs that are in another list */
async function show(count: number, listed: readonly string[] = []) {
  const entries = entriesOf(count);
  const background = createFakeSend({ getRecent: { entries, unreadable: false, days: 30 } });
  const recent = createRecentState(background.send);
  await act(async () => {
    await recent.show('sandbox');
    render(
      <MessagesProvider value={messages} popup={messages}>
        <Recent recent={recent} listed={new Set(listed)} shown={undefined} onOpen={() => undefined} />
      </MessagesProvider>,
      root,
    );
  });
  return { recent, background };
}

const rows = () => root.querySelectorAll('.recent-row').length;
const field = () => root.querySelector('input');

test('a search shows all that it finds, and its field stays when most entries are gone', async () => {
  const { recent, background } = await show(30);
  expect(rows()).toBe(8);
  act(() => recent.search('ABCD'));
  expect([rows(), field()?.value]).toEqual([30, 'ABCD']);
  background.answers.getRecent = { entries: entriesOf(2), unreadable: false, days: 30 };
  await act(() => recent.reload());
  expect([rows(), field()?.value]).toEqual([2, 'ABCD']);
  act(() => recent.search(''));
  expect([rows(), field()]).toEqual([2, null]);
});

test('does not say that there are no entries if all of them are in another list', async () => {
  const [{ trackingId }] = entriesOf(1) as [RecentEntry];
  const { recent, background } = await show(2, [trackingId]);
  const [first, second] = entriesOf(2) as [RecentEntry, RecentEntry];
  background.answers.removeRecent = { forgotten: [second] };
  background.answers.getRecent = { entries: [first], unreadable: false, days: 30 };
  await act(() => recent.remove(second.trackingId));
  expect(root.textContent).toContain(t.removedOne(second.trackingId));
  expect(root.textContent).not.toContain(t.empty(30));
});
