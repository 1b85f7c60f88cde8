import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, test, vi } from 'vitest';
import { setUpRoot } from '../../../tests/fakes/root.ts';
import { createFakeSend } from '../../../tests/fakes/send.ts';
import { allEnglishMessages as messages } from '../../catalogue.ts';
import { MessagesProvider } from '../../messages-context.tsx';
import type { RecentEntry } from '../model.ts';
import { createRecentState } from '../state.ts';
import { Recent } from './Recent.tsx';

const root = setUpRoot();
const [ONE, TWO] = ['ABCD1234567801', 'ABCD1234567802'].map(
  (trackingId): RecentEntry => ({ trackingId, environment: 'sandbox', tone: 'inTransit', seenAt: 1 }),
) as [RecentEntry, RecentEntry];

let background: ReturnType<typeof createFakeSend>;

const keep = (...entries: RecentEntry[]) => {
  background.answers.getRecent = { entries, unreadable: false, days: 30 };
};

beforeEach(async () => {
  background = createFakeSend({ restoreRecent: {} });
  keep(ONE, TWO);
  const recent = createRecentState(background.send);
  await act(async () => {
    await recent.show('sandbox');
    render(
      <MessagesProvider value={messages} popup={messages}>
        <Recent recent={recent} listed={new Set()} shown={undefined} onOpen={vi.fn()} />
      </MessagesProvider>,
      root,
    );
  });
});

const buttonOf = (label: string) =>
  [...root.querySelectorAll('button')].find(
    (button) => button.getAttribute('aria-label') === label || button.textContent === label,
  );

/** Presses a button by keyboard: it has the focus. */
function press(label: string): Promise<void> {
  const button = buttonOf(label);
  if (!button) throw new Error(`There is no button ${label}.`);
  button.focus();
  return afterAnswers(() => button.click());
}

/** Resolves once the background has answered and the list is drawn. */
function afterAnswers(change: () => void): Promise<void> {
  return act(async () => {
    change();
    await new Promise((resolve) => setTimeout(resolve));
  });
}

async function remove(entry: RecentEntry, ...left: RecentEntry[]): Promise<void> {
  background.answers.removeRecent = { forgotten: [entry] };
  keep(...left);
  await press(messages.recent.remove(entry.trackingId));
}

const focused = () => document.activeElement?.textContent;

test('after each removal, the button that undoes it has the focus', async () => {
  await remove(ONE, TWO);
  expect(focused()).toBe(messages.recent.undo);
  await remove(TWO);
  expect(focused()).toBe(messages.recent.undo);
});

test('after all IDs were removed, the button that undoes it has the focus', async () => {
  background.answers.clearRecent = { forgotten: [ONE, TWO] };
  keep();
  await press(messages.recent.clear);
  expect(focused()).toBe(messages.recent.undo);
});

test('a restored ID has the focus', async () => {
  await remove(TWO, ONE);
  keep(ONE, TWO);
  await press(messages.recent.undo);
  expect((document.activeElement as HTMLElement).dataset.trackingId).toBe(TWO.trackingId);
});

test('a removal leaves the focus that the agent has moved meanwhile', async () => {
  const field = document.createElement('input');
  root.after(field);
  background.answers.removeRecent = { forgotten: [ONE] };
  keep(TWO);
  await afterAnswers(() => {
    buttonOf(messages.recent.remove(ONE.trackingId))?.click();
    field.focus();
  });
  expect(document.activeElement).toBe(field);
  field.remove();
});
